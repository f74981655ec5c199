import type { LiveTable } from "../live/table.svelte";
import type { Picks } from "./picks.svelte";

/** Cards that go back on or under a deck in any order: the table asks for them one by one, a person lays them out at once. */
export class Ordering {
  /** The cards as they were laid out, the one to be drawn first in front. */
  private laid = $state.raw<string[]>([]);
  chosen = $state<string | null>(null);
  /** What is still to be answered, once the order was sent. */
  private plan = $state.raw<string[]>([]);

  constructor(
    private readonly live: LiveTable,
    private readonly picks: Picks,
  ) {}

  private readonly asked = $derived.by(() => this.live.isMyTurn && this.live.asked?.question.code === "put_back");
  readonly active = $derived.by(() => this.asked && this.picks.cards.size > 1 && this.plan.length === 0);
  readonly order = $derived.by(() => {
    const cards = [...this.picks.cards.keys()];
    return [...this.laid.filter((card) => cards.includes(card)), ...cards.filter((card) => !this.laid.includes(card))];
  });
  private readonly under = $derived.by(() => this.live.asked?.question.about["under"] === true);

  /** "top", "2nd", ...: how soon a card comes, of those that are put back. */
  place(at: number): string {
    return ["1st", "2nd", "3rd"][at] ?? `${at + 1}th`;
  }

  /** Tap two cards to let them change places. */
  tap(card: string): void {
    if (this.chosen === null || this.chosen === card) {
      this.chosen = this.chosen === card ? null : card;
      return;
    }
    const [one, other] = [this.chosen, card];
    this.laid = this.order.map((each) => (each === one ? other : each === other ? one : each));
    this.chosen = null;
  }

  /** On a deck the last one put there is drawn first; under it, the first. */
  send(): void {
    this.plan = this.under ? this.order : [...this.order].reverse();
    this.chosen = null;
    this.goOn();
  }

  /** Answer the next question of the plan; anything else ends it. */
  goOn(): void {
    const [card, ...rest] = this.plan;
    const option = card === undefined || !this.asked ? undefined : this.picks.cards.get(card)?.[0];
    this.plan = option ? rest : [];
    if (option) void this.picks.pick(option);
  }
}
