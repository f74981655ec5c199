"""Settings that every test shares."""

import os

from hypothesis import settings

# No deadline: the machine is shared and time is no law. CI draws the same examples each time, so that a red
# run is about the change; people draw new ones.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")
