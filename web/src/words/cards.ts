/** The texts on and about cards. */
export const CARD = {
  back: "face-down card",
  counts: (value: number, domain: string) => `counts as ${value} of ${domain}`,
  name: "Name:",
  effect: "Effect:",
  wild: "No effect of its own: each game says what a wild does.",
  meaning: "What it means",
  read: "How it is read",
  asItReads: "Just what it says.",
  card: "Card",
  close: "Close",
  patterns: {
    knowledge: "square · lines · clubs",
    science: "triangle · dots · diamonds",
    technology: "hexagon · grid · spades",
    service: "circle · waves · hearts",
    wild: "diamond · stripes · jokers",
  } as Record<string, string>,
};

/** "an 8", "a 9". */
export function articleOf(value: number): string {
  return value === 8 || value === 11 ? "an" : "a";
}
