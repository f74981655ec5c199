"""What a client costs: one seat's view, question and news after an action, as plain data, by games played at random.

    python benchmarks/clients.py

prints microseconds of processor time per action and seat, for every game; the engine's own step is not counted.
"""

import random
import time

import techdeck

ACTIONS = 1500
TABLES = {"exchange": 4, "city": 4, "tricks": 4, "paradoxical": 3, "chess": 2}


def cost(name: str, players: int) -> tuple[float, float, float]:
    """What view, question and events cost, in microseconds."""
    rng = random.Random(1)
    game = techdeck.load_game(name, players=players)
    spent, seed, done = [0.0, 0.0, 0.0], 0, 0
    while done < ACTIONS:
        state = game.new_initial_state(seed=seed)
        journal = state.watch()
        seed += 1
        while not state.is_terminal() and done < ACTIONS:
            seat = rng.choice(state.acting_seats())
            heard = len(journal.events)
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
            reader = rng.randrange(players)
            times = [time.process_time()]
            view = state.view(reader)
            view.to_dict()
            times.append(time.process_time())
            view.question().to_dict()
            times.append(time.process_time())
            for event in journal.feed(reader, heard):
                event.to_dict()
            times.append(time.process_time())
            spent = [total + after - before for total, before, after in zip(spent, times, times[1:], strict=False)]
            done += 1
    view_cost, question_cost, events_cost = (1e6 * part / done for part in spent)
    return view_cost, question_cost, events_cost


def main() -> None:
    """A line for each game, and the mean of all."""
    print(f"{'game':12} {'view':>8} {'question':>9} {'events':>8} {'all':>8}   microseconds per action and seat")
    every = []
    for name, players in TABLES.items():
        parts = cost(name, players)
        every.append(sum(parts))
        print(f"{name:12} {parts[0]:8.1f} {parts[1]:9.1f} {parts[2]:8.1f} {sum(parts):8.1f}")
    print(f"{'mean':12} {'':8} {'':9} {'':8} {sum(every) / len(every):8.1f}")


if __name__ == "__main__":
    main()
