/** What each game is about, in a line for the home page; the rest is in the rules. */
export const ABOUT: Record<string, string> = {
  exchange: "Trade cards in real time, then score sets and flushes by what the market says they are worth.",
  city: "Build companies on a growing map, help each other build services, and use what the city offers.",
  tricks: "Trade, promise in secret how many tricks you will win, use a card effect, then play six tricks.",
  paradoxical: "Race to claim two paradoxes: sets of cards that outweigh the same number of indifferent ones.",
  chess: "Chess on six by six squares, with cards for pieces, a hand to build from, and effects on captures.",
};

/** The icon that stands for a game. */
export const ICON: Record<string, string> = { exchange: "swap", city: "technology", tricks: "spades", paradoxical: "science", chess: "knight" };
