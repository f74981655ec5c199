import type { Choice } from "../live/common";
import type { LiveTable } from "../live/table.svelte";
import { wantedWords, type Pattern } from "../trading/terms";
import { HINT } from "../words/table";

/** What a bot would do here, for as long as it can still be done. */
export class Hints {
  private found = $state.raw<{ action: number; words: string } | null>(null);
  private thinking = $state(false);

  constructor(private readonly live: LiveTable) {}

  /** Others may go on trading meanwhile; only what can no longer be done is not worth saying. */
  readonly choice = $derived.by((): Choice | null => {
    const found = this.found;
    return (found && this.live.asked?.question.choices.find((one) => one.action === found.action)) ?? null;
  });
  readonly words = $derived(this.thinking ? HINT.thinking : this.choice ? (this.found?.words ?? "") : "");

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.found = null;
    this.thinking = true;
    const code = this.live.asked?.question.code;
    const best = (await this.live.hint())?.best[0];
    this.thinking = false;
    if (best && this.live.asked?.question.code === code) this.found = { action: best.action, words: `${this.offerOf(best.action) ?? this.moveOf(best.action) ?? best.words} ${best.reason}` };
  }

  /** An offer is called by what it is for, not by its number, which nobody sees. */
  private offerOf(action: number): string | null {
    const target = this.live.asked?.question.choices.find((one) => one.action === action && one.verb === "accept")?.target;
    const offers = (this.live.view as unknown as { offers?: { offer: number; seat: number; wanted: Pattern[] }[] }).offers;
    const offer = offers?.find((one) => one.offer === target?.offer);
    return offer ? HINT.accept(this.live.name(offer.seat), wantedWords(offer.wanted)) : null;
  }

  /** A move is called by what is moved. */
  private moveOf(action: number): string | null {
    const target = this.live.asked?.question.choices.find((one) => one.action === action)?.target;
    const board = (this.live.view as unknown as { board?: { square: string; kind: string }[] }).board;
    const piece = board?.find((one) => target?.kind === "move" && one.square === target.from);
    return piece && target ? HINT.move(piece.kind, String(target.from), String(target.to)) : null;
  }

  /** What was hinted at is done, or something else is. */
  forget(): void {
    this.found = null;
  }
}
