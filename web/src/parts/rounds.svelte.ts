import type { LiveTable } from "../live/table.svelte";

/** What one seat scored in a round, part by part as the game tells it. */
export interface Scored<About> {
  seat: number;
  about: About;
}

/** The scores of the round that has just ended, kept until they were read. */
export class Rounds<About> {
  scored = $state.raw<Scored<About>[]>([]);
  private isNew = true;

  /** Listen to a table; the answer ends that. Scores that come with another phase between them are of another round. */
  follow(live: LiveTable): () => void {
    return live.onNews(({ events }) => {
      for (const event of events) {
        if (event.kind === "score" && event.seat !== null) {
          this.scored = [...(this.isNew ? [] : this.scored), { seat: event.seat, about: event.about as About }];
          this.isNew = false;
        } else if (event.kind === "begin_round" || event.kind === "round_begins") this.isNew = true;
      }
    });
  }

  close(): boolean {
    const had = this.scored.length > 0;
    this.scored = [];
    this.isNew = true;
    return had;
  }
}
