/** How each kind of piece moves: where the rules say so. */
const MOVES: Record<string, string> = { rook: "2.2", knight: "2.3", queen: "2.4", king: "2.5", pawn: "2.6" };

/** The piece that a card of this value is. (Chess 2.2 to 2.6) */
export function pieceOf(value: number): string {
  return { 1: "rook", 11: "knight", 12: "queen", 13: "king" }[value] ?? "pawn";
}

/** The texts of a table of Tech Chess. */
export const CHESS = {
  setUp: "Set-up",
  turn: (number: number) => `Turn ${number}`,
  setUpForMe: "Set up for me",
  use: "Use its effect",
  back: "Back",
  check: "check",
  inCheck: "Check!",
  you: "You",
  left: "What you have left",
  builds: "builds left",
  upgrades: "upgrades left",
  kings: "kings left",
  kingsLeft: (count: number) => `${count} ${count === 1 ? "king" : "kings"} left`,
  piles: (deck: number, discard: number) => `Deck ${deck} · discard ${discard}`,
  board: "Board",
  both: (card: string, kind: string) => `Tap a lit square: + builds the ${card} there, “up” puts it in a pawn's place, as a ${kind}.`,
  build: (card: string, kind: string) => `Tap a lit square to build the ${card} there as a new ${kind}.`,
  upgrade: (card: string, kind: string) => `Tap the pawn whose place the ${card} takes, as a ${kind}.`,
  goes: "Where does it go? Tap a lit square.",
  text: (name: string, text: string) => `${name}: ${text}`,
  /** Why a piece stays where it is. */
  cantGo: (kind: string, square: string) => ({ reason: `a ${kind} can't go to ${square} now`, clause: `Chess ${MOVES[kind] ?? "2.1"}` }),
  cantMove: (kind: string) => ({ reason: `this ${kind} has nowhere to go now`, clause: `Chess ${MOVES[kind] ?? "2.1"}` }),
  marks: { move: "move here", capture: "capture it", build: "build here", upgrade: "upgrade it", pick: "can be chosen" },
  canMove: "can move",
  empty: "empty",
  yours: "your",
  theirs: "their",
};
