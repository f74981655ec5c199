import type { Choice } from "../../live/common";

/** What choosing a square does. */
export type Mark = "move" | "capture" | "build" | "upgrade" | "pick";

/** The choices of a turn, by what a hand would touch: a piece and where it goes, a square, a hand card. */
export interface Targets {
  /** From a square, to a square, by which action. */
  moves: Map<string, Map<string, number>>;
  squares: Map<string, number>;
  /** What may be done with a hand card. */
  cards: Map<string, Set<string>>;
}

export function targetsOf(choices: Choice[]): Targets {
  const found: Targets = { moves: new Map(), squares: new Map(), cards: new Map() };
  for (const { action, verb, target } of choices) {
    if (target?.kind === "move") {
      const from = String(target.from);
      found.moves.set(from, (found.moves.get(from) ?? new Map()).set(String(target.to), action));
    } else if (target?.kind === "square") found.squares.set(String(target.square), action);
    else if (target?.kind === "card") {
      const card = String(target.card);
      found.cards.set(card, (found.cards.get(card) ?? new Set()).add(verb));
    }
  }
  return found;
}
