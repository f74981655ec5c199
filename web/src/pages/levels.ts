import type { GameInfo } from "../live/types/protocol";

/** The levels of the bots of all games, from weak to strong. */
export function levelsOf(games: GameInfo[]): string[] {
  const most = [...games].sort((a, b) => b.bots.length - a.bots.length)[0]?.bots ?? [];
  return [...new Set([...most, ...games.flatMap((game) => game.bots)])];
}

/** A game's bot of this level; where it has none, the strongest that is weaker. */
export function botFor(game: GameInfo, levels: string[], level: string): string {
  const weaker = game.bots.filter((bot) => levels.indexOf(bot) <= levels.indexOf(level));
  return weaker.at(-1) ?? game.bots[0] ?? level;
}
