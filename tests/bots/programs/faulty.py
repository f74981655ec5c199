"""A program that goes wrong in the way it is told to by its first argument."""

import json
import os
import subprocess
import sys
import time


def say(**message):
    print(json.dumps(message), flush=True)


how = sys.argv[1]
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        if how == "silent":
            continue
        if how == "rude":
            say(type="goodbye")
        if how == "parent":  # its child keeps the output open for a while after its input has ended
            code = "import sys, time; sys.stdin.read(); time.sleep(5)"
            subprocess.Popen([sys.executable, "-c", code])
        say(type="hello", name=how, options=["depth", 1] if how == "listing" else {"depth": "1"})
    elif heard["type"] == "view":
        choices = heard["asked"]["question"]["choices"]
    elif heard["type"] == "go":
        if how == "crash":
            sys.exit(3)
        if how == "hang":
            time.sleep(60)
        if how == "mute":
            os.close(1)
            time.sleep(60)
        if how == "chatty":
            while True:
                say(type="action", id="0", action=choices[0]["action"])
        if how == "garbage":
            print("I resign", flush=True)
        elif how == "deep":
            print("[" * 100_000, flush=True)
        elif how == "illegal":
            say(type="action", id=heard["id"], action=100000)
        elif how == "wrong":
            say(type="command", id=heard["id"], command={"kind": "fly"})
        elif how == "endless":
            sys.stdout.write("x" * 3_000_000)
            sys.stdout.flush()
        elif how in ("last", "late"):
            say(type="action", id="0", action=choices[0]["action"])  # an answer to nothing: passed over
            say(type="action", id=heard["id"], action=choices[-1]["action"])
    elif heard["type"] == "stop" and how == "slow":
        say(type="action", id=heard["id"], action=choices[-1]["action"])
