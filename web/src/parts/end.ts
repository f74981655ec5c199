import type { LiveTable } from "../live/table.svelte";
import type { Story } from "../live/types/protocol";
import { END } from "../words/end";

/** Who has won: as the server says, or by the shares in the view. */
export function winnersOf(live: LiveTable): number[] {
  return live.over?.winners ?? (live.view?.returns ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []));
}

/** "You win, 79 to 67", "Ben wins with 12 points", "Ann and Ben share the victory". */
export function headline(live: LiveTable): string {
  const winners = winnersOf(live);
  const scores = live.view?.scores ?? [];
  if (winners.length === 0 || (winners.length === scores.length && scores.length > 1)) return END.everybody;
  const names = winners.map((seat) => (seat === live.seat ? END.you : live.name(seat)));
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const own = scores[winners[0] ?? 0] ?? 0;
  const told = own !== best ? "" : scores.length === 2 ? END.to(best, second) : END.with(best, live.table?.game ?? "");
  return END.won(names, winners[0] === live.seat, told);
}

/** One player's points over the game. */
export interface Course {
  seat: number;
  points: { at: number; points: number }[];
}

/** The points at the end of each round, where a game has rounds; else after each move that changed them. */
export function coursesOf(story: Story, last: number): { rounds: boolean; end: number; courses: Course[] } {
  const [first, ...later] = story.moments;
  const rounds = later.length > 0 && later.every((one) => one.round !== null && one.round !== undefined);
  const stops = rounds ? lastOfRounds(later) : later.map((one) => ({ at: one.version, scores: one.scores }));
  const end = rounds ? Math.max(...stops.map((one) => one.at)) : last;
  const all = [{ at: 0, scores: first?.scores ?? [] }, ...stops];
  const courses = (first?.scores ?? []).map((_, seat) => ({ seat, points: all.map((one) => ({ at: one.at, points: one.scores[seat] ?? 0 })) }));
  return { rounds, end, courses };
}

function lastOfRounds(moments: Story["moments"]): { at: number; scores: number[] }[] {
  const found = new Map<number, number[]>();
  for (const one of moments) found.set(one.round ?? 0, one.scores);
  return [...found].map(([at, scores]) => ({ at, scores }));
}
