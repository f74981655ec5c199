"""A client that imports nothing of techdeck: from a first view and the events, as JSON, it keeps what all see."""

import json
from typing import Any

Data = dict[str, Any]
FACTS = ("round", "first", "phase", "council", "city", "helpers", "scores")


class Follower:
    """Keeps places, markers, tilted cards, who used what, points, round, phase, what is built and who helps."""

    def __init__(self, view: str) -> None:
        data = json.loads(view)
        self.facts: Data = {name: data[name] for name in FACTS}
        self.facts["site"] = on_site(data)

    def hear(self, event: str) -> None:
        """Follow one event: where cards come to first, then what its kind tells."""
        data = json.loads(event)
        for moved in data["cards"]:
            self.move(data["seat"], moved)
        follow = getattr(self, f"hear_{data['kind']}", None)
        if follow is not None:
            follow(data, data["about"])

    def move(self, seat: int | None, moved: Data) -> None:
        """A card that comes to a place of the city lies there fresh; one that comes to the site is being built."""
        source, target = moved["from"], moved["to"]
        if target["zone"] == "site":
            self.facts["site"] = (moved["card"], seat)
        if target["zone"] == "city" and source != target and target["index"] < len(self.facts["city"]):
            self.facts["city"][target["index"]] |= {"card": moved["card"], "tilted": False, "used_by": []}

    def slots(self, event: Data) -> list[Data]:
        """The slots of the cards an event points at."""
        return [self.facts["city"][m["to"]["index"]] for m in event["cards"] if m["to"]["zone"] == "city"]

    def hear_build(self, event: Data, about: Data) -> None:
        card = event["cards"][0]
        slot = {"card": card["card"], "marker": about["marker"], "tilted": False, "used_by": []}
        self.facts["city"].append({**card["to"]["at"], **slot})
        self.facts |= {"site": None, "helpers": []}

    hear_council_builds = hear_build

    def hear_not_built(self, event: Data, about: Data) -> None:
        self.facts |= {"site": None, "helpers": []}

    def hear_help(self, event: Data, about: Data) -> None:
        self.facts["helpers"] = sorted([*self.facts["helpers"], event["seat"]])

    def hear_council_helps(self, event: Data, about: Data) -> None:
        self.facts["helpers"].append("council")

    def hear_score(self, event: Data, about: Data) -> None:
        assert about["points"] == sum(about[part] for part in ("equal", "science", "neighbours", "service", "helping"))
        assert about["total"] == self.facts["scores"][event["seat"]] + about["points"]
        self.facts["scores"][event["seat"]] = about["total"]

    def hear_council_scores(self, event: Data, about: Data) -> None:
        assert about["total"] == self.facts["council"] + about["points"]
        self.facts["council"] = about["total"]

    def hear_put_marker(self, event: Data, about: Data) -> None:
        self.slots(event)[0]["marker"] = about["marker"]

    def hear_marker_goes(self, event: Data, about: Data) -> None:
        assert self.slots(event)[0]["marker"] == about["marker"]
        self.slots(event)[0]["marker"] = None

    def hear_tilt(self, event: Data, about: Data) -> None:
        self.slots(event)[0]["tilted"] = True

    def hear_use(self, event: Data, about: Data) -> None:
        slot = self.slots(event)[0]
        slot["used_by"] = sorted([*slot["used_by"], event["seat"]])

    def hear_straighten(self, event: Data, about: Data) -> None:
        for slot in self.slots(event):
            slot |= {"tilted": False, "used_by": []}

    def hear_changes_end(self, event: Data, about: Data) -> None:
        for slot in self.facts["city"]:
            if slot["card"] in about["ended"]:
                slot["tilted"] = bool(slot["used_by"]) and not slot["card"].startswith("V")

    def hear_round(self, event: Data, about: Data) -> None:
        self.facts |= {"round": about["round"], "first": event["seat"], "phase": "build"}

    def hear_phase(self, event: Data, about: Data) -> None:
        self.facts["phase"] = about["phase"]

    def hear_over(self, event: Data, about: Data) -> None:
        assert about["scores"] == self.facts["scores"]
        site = self.facts["site"]
        self.facts |= {"phase": None, "site": None if site is None else (site[0], None)}


def on_site(view: Data) -> tuple[str, int | None] | None:
    """The card that is being built, and who builds it; nobody does any more when the game is over."""
    site = view["site"]
    return None if site is None else (site["card"], site["builder"])


def differences(follower: Follower, view: str) -> list[str]:
    """Where the follower's picture is not that of a view."""
    data = json.loads(view)
    seen = {**{name: data[name] for name in FACTS}, "site": on_site(data)}
    return [f"{name}: {follower.facts[name]} is {fact}" for name, fact in seen.items() if follower.facts[name] != fact]
