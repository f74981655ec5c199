"""Check the deal of a finished game of Tech Exchange (2-4 players): python check_deal.py GAME.told"""

import hashlib
import sys
from pathlib import Path

lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
head = {name: value for name, _, value in (line.partition(": ") for line in lines)}
key, (_, promised, _, *nonces) = bytes.fromhex(head["key"]), head["start"].split()
assert hashlib.sha256(b"techdeck-commitment" + key).hexdigest() == promised, "this is not the key that was promised"
secret = hashlib.blake2b(" ".join(nonces).encode(), digest_size=32, key=key, person=b"techdeck-deal").digest()


def words():
    for count in range(2**64):
        block = hashlib.blake2b(count.to_bytes(8, "big"), key=secret, person=b"techdeck-rng").digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(60, -4, -4))


def below(n):
    return next(product >> 32 for product in (word * n for word in stream) if product % 2**32 >= 2**32 % n)


stream, deck = words(), [f"{domain}{value}" for domain in "KSTV" for value in range(2, 14)] + ["W1", "W2"]
below(len(nonces))  # the lot that decides who goes first is drawn before the deck is shuffled
for last in range(len(deck) - 1, 0, -1):
    other = below(last + 1)
    deck[last], deck[other] = deck[other], deck[last]
for seat in range(len(nonces)):
    told = next(line for line in lines if line.startswith(f";     seat {seat} holds ")).split()[4:]
    assert {deck.pop() for _ in told} == set(told), f"seat {seat} was dealt other cards"
print(f"the key is the one that was promised, and all {len(nonces)} hands come from it")
