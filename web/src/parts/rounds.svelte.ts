import { untrack } from "svelte";

import type { View } from "../live/common";
import { keep, kept } from "../live/kept";
import type { LiveTable } from "../live/table.svelte";

/** What one seat scored in a round, part by part as the game tells it. */
export interface Scored<About> {
  seat: number;
  about: About;
}

/** The scores of the round that has just ended, kept until they were read. */
export class Rounds<About> {
  scored = $state.raw<Scored<About>[]>([]);
  /** The command that told the last of them: what came later happened behind them. */
  since = $state(-1);
  private isNew = true;
  private key = "";

  /** Listen to a table; the answer ends that. Scores that come with another phase between them are of another round. */
  follow(live: LiveTable): () => void {
    this.key = `round ${live.id} ${live.seat}`;
    const before = kept<{ round: number; since: number; scored: Scored<About>[] }>(this.key);
    if (before && roundOf(untrack(() => live.view)) <= before.round + 1) [this.scored, this.since] = [before.scored, before.since];
    return live.onNews(({ events, version }, view) => {
      for (const event of events) {
        if (event.kind === "score" && event.seat !== null) {
          this.scored = [...(this.isNew ? [] : this.scored), { seat: event.seat, about: event.about as About }];
          this.isNew = false;
          this.since = version;
          keep(this.key, { round: roundOf(view), since: version, scored: this.scored });
        } else if (event.kind === "begin_round" || event.kind === "round_begins") this.isNew = true;
      }
    });
  }

  close(): boolean {
    const had = this.scored.length > 0;
    this.scored = [];
    this.isNew = true;
    keep(this.key, null);
    return had;
  }
}

function roundOf(view: View | null): number {
  return Number((view as unknown as { round?: number } | null)?.round ?? 0);
}
