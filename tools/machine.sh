#!/usr/bin/env bash
# Sees that this machine can make a virtual environment and, if possible, compile. On Debian it installs what is
# missing, after saying so. Only Python and venv are needed: without a compiler techdeck is installed as plain Python.
set -euo pipefail
python=$1

has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }
has_compiler() { command -v "${CC:-cc}" >/dev/null; }
has_headers() {
    "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' 2>/dev/null
}
wants_compiler() { [ -z "${TECHDECK_PURE:-}" ] || [ "$TECHDECK_PURE" = 0 ]; }
# Debian's packages serve Debian's Python only: a Python built by hand brings its own venv and headers, or lacks them.
is_debian_python() { [[ "$(command -v "$python" || echo /usr/bin/python3)" == /usr/bin/python3* ]]; }

packages=()
command -v "$python" >/dev/null || packages+=(python3)
if is_debian_python; then
    has_venv || packages+=(python3-venv)
    if wants_compiler; then has_headers || packages+=(python3-dev); fi
fi
if wants_compiler; then has_compiler || packages+=(gcc libc6-dev); fi

if [ ${#packages[@]} -gt 0 ]; then
    if [ "$(id -u)" = 0 ]; then as_root=(); else as_root=(sudo -n); fi
    if ! command -v apt-get >/dev/null; then
        echo "Missing here (by their Debian names): ${packages[*]}"
    elif [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; then
        echo "Missing: ${packages[*]}. To install them: sudo apt-get install ${packages[*]}"
    else
        echo "Missing: ${packages[*]}. Installing them with apt-get."
        { "${as_root[@]}" apt-get update -qq &&
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
                apt-get install -qq -y --no-install-recommends "${packages[@]}"; } </dev/null >/dev/null ||
            echo "apt-get could not install them."
    fi
fi

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "techdeck needs Python 3.11 or newer, and '$python' is not. To use another: make setup PYTHON=/path/to/python3" >&2
    exit 1
fi
if ! has_venv; then
    echo "'$python' can't make virtual environments. On Debian: apt-get install python3-venv" >&2
    exit 1
fi
if wants_compiler && ! { has_compiler && has_headers; }; then
    echo "No C compiler with Python's headers: carrying on with plain Python, which plays the same, only slower."
fi
