import type { View } from "../../live/common";
import { Draft } from "../../live/draft.svelte";
import type { LiveTable } from "../../live/table.svelte";
import type { View as CityView } from "../../live/types/city";
import { kindOf } from "../../trading/terms";
import { scoreOf, type Place, type Score } from "./scoring";

interface Said {
  card?: string;
  as?: string;
  pay?: string[];
  place?: Place;
}

/** A company that is about to be built: the card, what it is paid with, and where it goes. Nothing is sent before all of it is there. */
export class Build {
  private payments = $state.raw<string[][]>([]);

  constructor(
    private readonly live: LiveTable,
    private readonly draft: Draft = new Draft(live),
  ) {}

  private readonly said = $derived.by(() => (this.draft.command ?? {}) as Said);
  readonly card = $derived(this.said.card ?? null);
  readonly pay = $derived(this.said.pay ?? []);
  readonly place = $derived(this.said.place ?? null);
  readonly asks = $derived.by(() => this.draft.next);
  readonly isComplete = $derived.by(() => this.draft.template?.complete ?? false);
  /** The cards a wild may count as, where that is asked. */
  readonly countsAs = $derived.by(() => this.draft.next === "as" ? (this.draft.values as string[]) : []);
  /** The cards of the hand that could pay. */
  readonly payers = $derived(new Set(this.payments.flat()));
  private free = $state.raw<Place[]>([]);
  readonly places = $derived(this.card === null ? [] : this.free);

  /** What the card scores at a place; null while it is not known what it counts as. */
  scoreAt(place: Place): Score | null {
    const card = this.said.as ?? this.card;
    const view = this.live.view as (View & CityView) | null;
    if (card === null || view === null || this.live.seat === null || card.startsWith("W")) return null;
    return scoreOf(view, this.live.seat, kindOf(view, card), place);
  }

  async begin(card: string): Promise<void> {
    this.clear();
    if (await this.draft.say({ kind: "build", card })) await this.goOn();
  }

  async as(card: string): Promise<void> {
    if (await this.draft.fill(card)) await this.goOn();
  }

  /** Propose the payment with the fewest and lowest cards, then light the places. */
  private async goOn(): Promise<void> {
    if (this.asks === "pay") {
      this.payments = this.draft.values as string[][];
      const cost = (cards: string[]) => cards.reduce((sum, card) => sum + 100 + kindOf(this.live.view as View, card).value, 0);
      const cheapest = [...this.payments].sort((a, b) => cost(a) - cost(b))[0];
      if (cheapest) await this.draft.fill(cheapest);
    }
    if (this.asks === "place") this.free = this.draft.values as Place[];
  }

  /** Pay with another card: alone if that is enough, else together with one that is chosen already. */
  async payWith(card: string): Promise<void> {
    const wanted = this.pay.includes(card) ? this.pay.filter((one) => one !== card) : [...this.pay, card];
    const found = this.allowed([card]) ?? this.allowed(wanted) ?? this.payments.find((one) => one.includes(card));
    if (!found) return;
    const { as, place } = this.said;
    await this.draft.say({ kind: "build", card: this.card, ...(as ? { as } : {}), pay: found, ...(place ? { place } : {}) });
  }

  /** A card that would be enough without the other that pays as well; null if nothing is paid too much. */
  readonly enough = $derived.by(() => (this.pay.length < 2 ? null : (this.pay.find((card) => this.allowed([card])) ?? null)));

  private allowed(pay: string[]): string[] | undefined {
    return this.payments.find((one) => one.length === pay.length && one.every((paid) => pay.includes(paid)));
  }

  /** Choose where it goes, or another place. */
  async at(place: Place): Promise<void> {
    await this.draft.say({ ...this.draft.command, kind: "build", place: { x: place.x, y: place.y } });
  }

  async send(): Promise<void> {
    if (await this.draft.send()) this.clear();
  }

  back(): boolean {
    if (this.card === null) return false;
    if (this.place === null) this.clear();
    else {
      const { place: _, ...before } = this.draft.command as Said & { kind: string };
      void this.draft.say(before);
    }
    return true;
  }

  clear(): void {
    this.draft.clear();
    this.payments = [];
    this.free = [];
  }
}
