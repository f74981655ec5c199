/** A game in a few words for the home page; the rest is in the rules. */
export interface Glance {
  about: string;
  minutes: string;
  /** Three cards that show what it is about. */
  fan: [string, string, string];
}

const GLANCES: Record<string, Glance> = {
  exchange: {
    about: "Trade in real time. Sets and a flush score what the market says.",
    minutes: "60 min",
    fan: ["K4", "S4", "V4"],
  },
  city: {
    about: "Build companies on a growing map, and use anybody's effects.",
    minutes: "45 min",
    fan: ["T7", "K7", "S7"],
  },
  tricks: {
    about: "Trade, bid in secret, use an effect, then take just as many tricks.",
    minutes: "60 min",
    fan: ["S13", "V12", "T11"],
  },
  paradoxical: {
    about: "Race to two paradoxes: sets of cards that outweigh the rest.",
    minutes: "30–45 min",
    fan: ["K2", "T12", "V12"],
  },
  chess: {
    about: "Cards as pieces on six by six, with a hand, builds and upgrades.",
    minutes: "30 min",
    fan: ["V13", "S12", "K11"],
  },
};

/** What the home page says of a game, also of one nobody wrote about. */
export function glanceAt(game: string): Glance {
  return GLANCES[game] ?? { about: "", minutes: "", fan: ["K1", "S1", "T1"] };
}

/** "2–6 players", "2 players". */
export function playersOf(game: { min_players: number; max_players: number }): string {
  return `${game.min_players === game.max_players ? "" : `${game.min_players}–`}${game.max_players} players`;
}
