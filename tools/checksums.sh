#!/usr/bin/env bash
# The checksums of all files below these paths, what is built or fetched left out.
set -euo pipefail
find "$@" -type f -not -name '*.pyc' -not -name '.*' -not -path '*/node_modules/*' -not -path 'web/src/live/types/*' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum
