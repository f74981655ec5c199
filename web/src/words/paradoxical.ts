import { listed } from "./lists";

const NAMES = { two_pairs: "two pairs", full_house: "full house", straight: "straight" } as const;

/** The texts of a table of Paradoxical. */
export const PARADOXICAL = {
  turn: (number: number) => `Turn ${number}`,
  names: NAMES as Record<string, string>,
  /** What one may do on one's turn, by what there is to do. */
  take: (kinds: Set<string>) => {
    const ways = [kinds.has("draw") ? "a deck to draw" : "", kinds.has("add") ? "a card to use it or add it" : kinds.has("use") ? "a card to use it" : "", kinds.has("claim") ? "a paradox to claim it" : ""];
    const known = ways.filter(Boolean);
    return known.length === 0 ? undefined : `Tap ${known.join(", or ")}.`;
  },
  claim: (title: string, wins: boolean) => `Claim this: ${title}${wins ? ", and win" : ""}?`,
  against: "Which other card goes against the set? Tap a lit one.",
  full: "Your tableau is full: which card goes to the discard pile?",
  another: "Tap one of the other cards to put a different one in its place.",
  doClaim: "Claim",
  doWin: "Claim and win",
  back: "Back",
  pool: "Pool",
  poolHolds: (count: number, of: number) => `Pool · neutral · ${count} of ${of}`,
  yours: "Your tableau",
  of: (name: string) => `Tableau of ${name}`,
  holds: (count: number) => `${count} of 10`,
  used: "used",
  claims: "Claims",
  holdsOne: "Your tableau holds a paradox",
  mayClaim: (kinds: (keyof typeof NAMES)[]) => `can claim ${listed(kinds.map((kind) => (kind === "two_pairs" ? NAMES[kind] : `a ${NAMES[kind]}`)), "or")}`,
  closest: (title: string, of: string) => `Closest: ${title} · ${of}`,
  noPair: "No pair yet. A pair is two cards of equal value, one from each deck.",
  /** Two pairs need four other cards against them. */
  pairs: (values: number[], cards: number) =>
    values.length === 1
      ? `You have a pair of ${values[0]}s. With a second pair and four other cards you can try a claim.`
      : `You have pairs of ${listed(values.map((value) => `${value}s`))}. A claim weighs two pairs against four other cards: you need ${8 - cards} more.`,
  set: (title: string) => `+ ${title}`,
  others: (count: number) => `− any ${count} other cards`,
  versus: "against",
  valid: (by: number) => `valid by ${by}`,
  short: (by: number) => `${by} short`,
};
