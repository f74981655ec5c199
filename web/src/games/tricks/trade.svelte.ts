import { ownHand, type Event, type View } from "../../live/common";
import type { LiveTable } from "../../live/table.svelte";
import type { View as TricksView } from "../../live/types/tricks";
import { OfferDraft } from "../../trading/offer.svelte";
import { fits } from "../../trading/terms";

const ENDS = ["trade", "swap", "refuse"];

/** One's part in a trade: an offer that is put together, an answer to one, or a swap. */
export class Trade {
  readonly draft = new OfferDraft();
  countering = $state(false);
  given = $state.raw<string[]>([]);
  swapping = $state<string | null>(null);
  /** Who did not want one's last proposal: it stays laid out, to be bettered. */
  refusedBy = $state<number | null>(null);
  /** What may have ended one's trading turn without a word. (Tricks 3.4, 3.19, 3.26) */
  endedBy = $state<string | null>(null);

  constructor(private readonly live: LiveTable) {}

  private readonly choices = $derived.by(() => this.live.asked?.question.choices ?? []);
  private readonly view = $derived.by(() => this.live.view as unknown as View & TricksView);
  readonly kinds = $derived.by(() => new Set((this.live.asked?.commands ?? []).map((one) => one.kind)));
  readonly proposing = $derived.by(() => this.kinds.has("offer"));
  readonly replying = $derived.by(() => this.live.asked?.question.code === "reply" && this.live.isMyTurn);
  readonly composing = $derived.by(() => this.proposing || (this.replying && this.countering));
  readonly partners = $derived.by(() => this.choices.flatMap((one) => (one.verb === "propose_to" && one.target ? [Number(one.target.seat)] : [])));
  readonly swaps = $derived.by(() => this.choices.flatMap((one) => (one.verb === "swap_with" ? [String(one.target?.place)] : [])));

  /** The cards of the hand that fit what the offer still asks for. */
  readonly fitting = $derived.by((): Set<string> | null => {
    const offer = this.replying ? this.view.offer : null;
    const pattern = offer?.wanted[this.given.length] ?? offer?.wanted.at(-1);
    if (pattern === undefined) return null;
    return new Set(ownHand(this.view).filter((card) => !this.given.includes(card) && fits(this.view, pattern, card)));
  });
  readonly isEnough = $derived.by(() => this.replying && this.view.offer !== null && this.given.length === this.view.offer.wanted.length);

  /** The question changed: what was begun for the last one is gone. The only card that answers an offer is laid down. */
  reset(): void {
    [this.countering, this.given, this.swapping] = [false, [], null];
    if (this.replying && this.view.offer?.wanted.length === 1 && this.fitting?.size === 1) this.given = [...this.fitting];
  }

  /** What happened, seen from before it did. */
  hear(events: Event[], before: View & TricksView): void {
    for (const { kind, seat } of events) {
      if (before.proposer === this.live.seat && ENDS.includes(kind)) this.endedBy = kind;
      if (before.proposer === this.live.seat && (kind === "pass" || kind === "time_up")) this.endedBy = null;
      if (kind === "begin_round") this.endedBy = null;
      if (kind === "refuse" && seat !== this.live.seat && seat === this.draft.to) this.refusedBy = seat;
    }
  }

  counter(): void {
    this.draft.clear();
    this.countering = true;
  }

  /** What was laid down for a proposal stays for the next one, as long as it is one's turn and one holds the cards. */
  keep(): void {
    const isOver = this.view.phase !== "trading" || (this.view.proposer !== this.live.seat && !this.countering);
    if (isOver || this.draft.cards.some((card) => !ownHand(this.view).includes(card))) {
      this.draft.clear();
      this.refusedBy = null;
    }
  }

  /** A card of the hand was tapped; false if this is no matter of trade. */
  take(card: string): boolean {
    if (this.composing) this.draft.toggle(card);
    else if (this.swapping) void this.live.command({ kind: "swap", with: this.swapping, card });
    else if (this.replying) {
      const most = this.view.offer?.wanted.length ?? 1;
      const kept = this.given.slice(0, most - 1);
      if (this.given.includes(card)) this.given = this.given.filter((one) => one !== card);
      else if (this.fitting?.has(card)) this.given = [...kept, card];
      else void this.live.template({ kind: "accept", cards: [...kept, card] });
    } else return false;
    return true;
  }

  back(): boolean {
    if (this.composing && this.draft.back()) return true;
    if (!this.countering && !this.swapping && this.given.length === 0) return false;
    this.reset();
    return true;
  }

  async send(): Promise<void> {
    const command = this.proposing ? this.draft.command("offer", this.draft.to ?? this.partners[0]) : this.draft.command("counter");
    if (await this.live.command(command)) this.refusedBy = null;
  }

  async accept(): Promise<void> {
    await this.live.command({ kind: "accept", cards: this.given });
  }
}
