import type { LiveTable } from "../live/table.svelte";
import { patternWords, type Pattern } from "../trading/terms";
import { listed } from "../words/lists";
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
    if (best && this.live.asked?.question.code === code) this.found = { action: best.action, words: `${this.offerOf(best.action) ?? best.words} ${best.reason}` };
  }

  /** An offer is called by what it is for, not by its number, which nobody sees. */
  private offerOf(action: number): string | null {
    const target = this.live.asked?.question.choices.find((one) => one.action === action && one.verb === "accept")?.target;
    const offers = (this.live.view as unknown as { offers?: { offer: number; seat: number; wanted: Pattern[] }[] }).offers;
    const offer = offers?.find((one) => one.offer === target?.offer);
    return offer ? HINT.accept(this.live.name(offer.seat), listed(offer.wanted.map(patternWords))) : null;
  }

  /** What was hinted at is done, or something else is. */
  forget(): void {
    this.found = null;
  }
}
