#!/usr/bin/env bash
# Starts the table. On the compiled engine if it is built from these sources; else on the plain one, at once, while the
# compiled one is built aside, at low priority, for the next start.
set -euo pipefail
stamps=$1
bin=$(dirname "$stamps")/bin
log=build/engine.log

is_built() {
    [ -f "$stamps/package" ] && [ -f "$stamps/sources" ] && [ ! "$stamps/sources" -nt "$stamps/package" ] &&
        make -s --no-print-directory "$stamps/sources" >/dev/null 2>&1 && [ ! "$stamps/sources" -nt "$stamps/package" ]
}
can_compile() { [ "${TECHDECK_PURE:-0}" = 0 ] && command -v "${CC:-cc}" >/dev/null; }

if is_built; then
    exec "$bin/techdeck" serve --lan
fi
if can_compile && ! { [ -f "$log.pid" ] && kill -0 "$(cat "$log.pid")" 2>/dev/null; }; then
    mkdir -p build
    nohup nice -n 19 make setup >"$log" 2>&1 </dev/null &
    echo $! >"$log.pid"
    echo "Playing on the plain engine. A faster one is being built aside (see $log); the next start uses it."
fi
PYTHONPATH=src exec "$bin/python" -m techdeck serve --lan
