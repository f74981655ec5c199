import { untrack } from "svelte";

import type { LiveTable } from "../live/table.svelte";

const STAYS = 6000; // so long one's own news stay, whatever others do meanwhile

/** The one line of news on a small screen: the newest, but what one did oneself, or what was done to one, stays a while. */
export class Latest {
  private own = $state<string | null>(null);
  /** The newest that was listened to; null before the first time, when nothing is new. */
  private heard: number | null = null;
  private until = 0;

  constructor(
    private readonly live: LiveTable,
    /** Which line of one command says most, where a game knows; else the last one does, or the one about oneself. */
    private readonly foremost?: (lines: string[]) => string,
  ) {}

  readonly words = $derived.by(() => this.own ?? this.saying(this.live.told.at(-1)?.version ?? -1));

  private saying(version: number): string {
    const lines = this.live.told.filter((line) => line.version === version).map((line) => line.words);
    return this.foremost?.(lines) ?? lines.at(-1) ?? "";
  }

  /** Listen to what is told, in an effect: of what is new since the last time, the newest about oneself. */
  follow(): void {
    const told = this.live.told;
    untrack(() => {
      const found = told.filter((line) => line.version > (this.heard ?? -1) && /\byour?\b/i.test(line.words)).at(-1);
      const first = this.heard === null;
      this.heard = told.at(-1)?.version ?? -1;
      if (found === undefined || first) return;
      this.own = this.foremost ? this.saying(found.version) : found.words;
      clearTimeout(this.until);
      this.until = window.setTimeout(() => (this.own = null), STAYS);
    });
  }
}
