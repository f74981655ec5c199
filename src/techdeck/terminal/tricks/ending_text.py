"""How a game of Tricks of the Trade was decided between players with equal points, in words. (Tricks 9.2-9.9)"""

from __future__ import annotations

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_of
from techdeck.core.counting import CONCEDED
from techdeck.games.tricks.names import BASE, BEST, SCORE, TRUMP_DECK
from techdeck.games.tricks.scoring import best_of, goal_matches
from techdeck.games.tricks.table import Tricks
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People, listed


class TieBreak:
    """Tells which tie-break decided, and by what; it looks at the table of a game that is over."""

    def __init__(self, table: Tricks, people: People, cards: CardWords) -> None:
        self.table = table
        self.people = people
        self.cards = cards

    def words(self) -> str:
        """The tie-breaks up to the one that decided; empty where points alone did, or giving up. (Family 7.3)"""
        playing = sum(int(bit(seat)) for seat in range(self.table.players) if not has(self.table.nums[CONCEDED], seat))
        level = int(best_of(self.table, playing, SCORE))
        if size(level) < 2:
            return ""
        names = [self.people.whom(seat) for seat in self.seats(level)]
        names[0] = self.people.name(self.seats(level)[0])
        return f"{listed(names)} were level: {self.by_goal(level)}."

    def by_goal(self, level: int) -> str:
        """First the goal of the trump deck's last card. (Tricks 9.3)"""
        if self.table.zones.count(TRUMP_DECK) == 0:
            return self.by_base_points(level)
        last = self.cards.name(int(self.table.zones.top(TRUMP_DECK)))
        left = int(goal_matches(self.table, level))
        if size(left) == 1:
            return f"the trump deck's last card is {last}, and {self.whose(left)} goal matches (Tricks 9.3)"
        return f"the trump deck's last card, {last}, matches none of their goals; {self.by_base_points(level)}"

    def by_base_points(self, level: int) -> str:
        """Then the tricks of the whole game. (Tricks 9.4)"""
        left = int(best_of(self.table, level, BASE))
        if size(left) == 1:
            points = int(self.table.nums[BASE + self.seats(left)[0]])
            return f"{self.whose(left)} base points are the most, {points} (Tricks 9.4)"
        names = listed([self.people.whom(seat) for seat in self.seats(left)])
        told = "base points are level too" if left == level else f"base points leave {names}"
        return f"{told}; {self.by_highest_card(left)}"

    def by_highest_card(self, level: int) -> str:
        """Last the highest card won, by what is printed on it; who won none comes last. (Tricks 9.5-9.9)"""
        left = int(best_of(self.table, level, BEST))
        rank = int(self.table.nums[BEST + self.seats(left)[0]])
        if rank < 0:
            return "nobody of them won a card, so they share the victory (Tricks 9.9)"
        card = self.cards.name(int(card_of(rank % 4, rank // 4)))
        if size(left) > 1:
            return f"their highest card won is the same, {card}, so they share the victory (Tricks 9.9)"
        return f"{self.whose(left)} highest card won is the best, {card} (Tricks 9.5)"

    def seats(self, mask: int) -> list[int]:
        """The seats of a mask."""
        return [seat for seat in range(int(self.table.players)) if has(mask, seat)]

    def whose(self, mask: int) -> str:
        """The only seat of a mask: your, Ben's."""
        return self.people.whose(self.seats(mask)[0])
