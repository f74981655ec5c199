import type { LiveTable } from "../live/table.svelte";
import { HINT } from "../words/table";

/** What a bot would do here, for as long as it can still be done. */
export class Hints {
  private found = $state.raw<{ action: number; words: string } | null>(null);
  private thinking = $state(false);

  constructor(private readonly live: LiveTable) {}

  /** Others may go on trading meanwhile; only what can no longer be done is not worth saying. */
  readonly words = $derived.by((): string => {
    if (this.thinking) return HINT.thinking;
    const [found, choices] = [this.found, this.live.asked?.question.choices ?? []];
    return found && choices.some((one) => one.action === found.action) ? found.words : "";
  });

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.found = null;
    this.thinking = true;
    const code = this.live.asked?.question.code;
    const best = (await this.live.hint())?.best[0];
    this.thinking = false;
    if (best && this.live.asked?.question.code === code) this.found = { action: best.action, words: `${best.words} ${best.reason}` };
  }

  /** What was hinted at is done, or something else is. */
  forget(): void {
    this.found = null;
  }
}
