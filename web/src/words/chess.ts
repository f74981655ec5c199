import { listed } from "./lists";
import { sentence } from "./sentence";

/** How each kind of piece moves: where the rules say so. */
const MOVES: Record<string, string> = { rook: "2.2", knight: "2.3", queen: "2.4", king: "2.5", pawn: "2.6" };

/** The piece that a card of this value is. (Chess 2.2 to 2.6) */
export function pieceOf(value: number): string {
  return { 1: "rook", 11: "knight", 12: "queen", 13: "king" }[value] ?? "pawn";
}

const WAYS = new Map([
  ["move", "move a piece"],
  ["build", "build a pawn"],
  ["upgrade", "upgrade a pawn"],
  ["use", "use a card"],
]);

/** The one of several sentences told at once that matters most: what could not be done, or what was done rather than whom it attacks. */
export function foremost(lines: string[]): string {
  const vain = lines.filter((line) => line.startsWith("You can't do this"));
  return vain.at(-1) ?? lines.filter((line) => !line.startsWith("Check")).at(-1) ?? lines.at(-1) ?? "";
}

/** The texts of a table of Tech Chess. */
export const CHESS = {
  setUp: "Set-up",
  turn: (number: number) => `Turn ${number}`,
  setUpForMe: "Set up for me",
  back: "Back",
  check: "check",
  inCheck: "Check!",
  mate: "checkmate",
  mated: "Checkmate!",
  you: "You",
  left: "What you have left",
  builds: "builds",
  upgrades: "upgrades",
  leftOver: "left",
  domains: (domains: string[]) => `Your domains: ${listed(domains)}`,
  kings: "kings left",
  kingsLeft: (count: number) => `${count} ${count === 1 ? "king" : "kings"} left`,
  piles: (deck: number, discard: number) => `Deck ${deck} · discard ${discard}`,
  board: "Board",
  /** What one may do on one's turn, by what there is to do. */
  turnWays: (kinds: Set<string>) => {
    const ways = [...WAYS].flatMap(([kind, words]) => (kinds.has(kind) ? [words] : []));
    return sentence(`${ways.length < 2 ? ways[0] : `${ways.slice(0, -1).join(", ")} or ${ways.at(-1)}`}.`);
  },
  both: (card: string) => `Tap +: the ${card} is built there. Tap “up”: it takes that pawn's place.`,
  build: (card: string) => `Tap a lit square to build the ${card} there as a new pawn.`,
  upgrade: (card: string, kind: string) => `Tap the pawn that gives way to the ${card}${kind === "pawn" ? "" : `, a ${kind}`}.`,
  use: "Use its effect",
  onlyUse: (card: string) => `Use the effect of the ${card}?`,
  notBuilt: (reason: string) => `It can't be built: ${reason}.`,
  notUpgraded: (reason: string) => `It can't take a pawn's place: ${reason}.`,
  goes: (kind: string) => `Where does your ${kind} go? Tap a lit square.`,
  text: (name: string, text: string) => `${name}: ${text}`,
  /** Why a piece stays where it is. */
  cantGo: (kind: string, square: string) => ({ reason: `a ${kind} can't go to ${square} now`, clause: `Chess ${MOVES[kind] ?? "2.1"}` }),
  cantMove: (kind: string) => ({ reason: `this ${kind} has nowhere to go now`, clause: `Chess ${MOVES[kind] ?? "2.1"}` }),
  marks: { move: "move here", capture: "capture it", build: "build here", upgrade: "upgrade it", pick: "can be chosen" },
  canMove: "can move",
  hinted: "hinted at",
  attacked: "in check",
  empty: "empty",
  yours: "your",
  theirs: "their",
};
