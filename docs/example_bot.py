"""A bot in plain Python, which techdeck seats as a program of its own: it takes tricks as cheaply as it can.

techdeck arena tricks --bots random --program "python3 docs/example_bot.py"
"""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


def domain_and_value(card):
    return card[0], int(card[1:])


def choose(view, question, chance):
    """The lowest card that beats the trick, or the lowest of all; elsewhere anything."""
    choices = question["choices"]
    if question["code"] != "play_card":
        return chance.choice(choices)["action"]
    cards = sorted((domain_and_value(choice["target"]["card"])[::-1], choice["action"]) for choice in choices)
    trick = next(zone["cards"] for zone in view["zones"] if zone["name"] == "trick")
    if not trick:
        return cards[-1][1]
    led = trick[0][0]
    best = max(domain_and_value(card)[1] for card in trick if card[0] == led)
    winners = [action for (value, domain), action in cards if domain == led and value > best]
    return winners[0] if winners else cards[0][1]


chance, shown = random.Random(1), {}
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", name="example")
    elif heard["type"] == "new_game":
        chance = random.Random(heard["seed"])
    elif heard["type"] == "view":
        shown = heard
    elif heard["type"] == "go":
        say(type="action", id=heard["id"], action=choose(shown["view"], shown["asked"]["question"], chance))
