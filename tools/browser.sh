#!/usr/bin/env bash
# Sees that there is a Chromium for the browser tests. On Debian it is installed if it is missing, after saying so.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ]; then as_root=(); else as_root=(sudo -n); fi
if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; }; then
    echo "The browser tests need Chromium, which is missing here. On Debian: sudo apt-get install chromium" >&2
    exit 1
fi
echo "The browser tests need Chromium, which is missing. Installing it with apt-get."
"${as_root[@]}" apt-get update -qq </dev/null >/dev/null
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium </dev/null >/dev/null
