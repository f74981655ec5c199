import type { Command, View } from "../../live/common";
import { Draft } from "../../live/draft.svelte";
import type { LiveTable } from "../../live/table.svelte";
import type { View as CityView } from "../../live/types/city";
import { kindOf } from "../../trading/terms";
import { freePlaces, scoreOf, type Place, type Score } from "./scoring";

interface Said {
  kind?: string;
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
  /** A card that is paid for, or was given enough for, and now waits for its place. (City 1.11, 2.2) */
  readonly placing = $derived.by(() => (this.said.kind === "place" ? (this.live.view as (View & CityView) | null)?.site ?? null : null));
  readonly card = $derived(this.said.card ?? this.placing?.card ?? null);
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

  /** What the card counts as; null while that is not known. */
  readonly kind = $derived.by((): { value: number; domain: string } | null => {
    if (this.placing) return this.placing;
    const card = this.said.as ?? this.card;
    return card === null || card.startsWith("W") ? null : kindOf(this.live.view as View, card);
  });

  /** What the card scores at a place; null while it is not known what it counts as. */
  scoreAt(place: Place): Score | null {
    if (this.kind === null || this.live.view === null || this.live.seat === null) return null;
    return scoreOf(this.live.view as View & CityView, this.live.seat, this.kind, place);
  }

  /** The least and the most that it may score where it will go, while that is not chosen yet. */
  readonly span = $derived.by((): [number, number] | null => {
    if (this.kind === null || this.live.view === null) return null;
    const points = freePlaces(this.live.view as View & CityView).map((place) => this.scoreAt(place)?.points ?? 0);
    return [Math.min(...points), Math.max(...points)];
  });

  async begin(card: string): Promise<void> {
    this.clear();
    if (await this.draft.say({ kind: "build", card })) await this.goOn();
  }

  /** The card on the site is to be placed: light the places, as for one of the hand. */
  async beginPlacing(): Promise<void> {
    if (await this.draft.say({ kind: "place" })) await this.goOn();
    else this.live.refused = null; // the moment is over
  }

  async as(card: string): Promise<void> {
    if (await this.draft.fill(card)) await this.goOn();
  }

  /** Propose the payment that is missed least, then light the places. */
  private async goOn(): Promise<void> {
    if (this.asks === "pay") {
      this.payments = this.draft.values as string[][];
      const cheapest = this.cheapest(this.payments);
      if (cheapest) await this.draft.fill(cheapest);
    }
    if (this.asks === "place") this.free = this.draft.values as Place[];
  }

  /** The payment with the fewest cards, and of those the one with the lowest and least useful. */
  private cheapest(payments: string[][]): string[] | undefined {
    const cost = (cards: string[]) => cards.reduce((sum, card) => sum + 100 + this.worth(card), this.isWasteful(cards) ? 50 : 0);
    return [...payments].sort((a, b) => cost(a) - cost(b))[0];
  }

  /** How much a card would be missed: one of a value that lies in the city, or is being built there, would score soon. */
  private worth(card: string): number {
    const view = this.live.view as View & CityView;
    const value = (one: string) => kindOf(view, one).value;
    if (card.startsWith("W")) return 40;
    const scores = value(card) === this.kind?.value || view.city.some((slot) => value(slot.card) === value(card));
    return value(card) + (scores ? 13 : 0);
  }

  /** Whether one of these cards alone would be enough. */
  private isWasteful(cards: string[]): boolean {
    return cards.length > 1 && cards.some((card) => this.allowed([card]));
  }

  /** Pay with this card instead: alone if that is enough, else together with one that is chosen already or is missed least. */
  async payWith(card: string): Promise<void> {
    const having = this.payments.filter((one) => one.includes(card));
    const kept = having.filter((one) => this.pay.length > 1 && !this.isWasteful(one) && one.some((other) => other !== card && this.pay.includes(other)));
    const rest = this.pay.includes(card) ? this.allowed(this.pay.filter((one) => one !== card)) : undefined;
    const found = this.allowed([card]) ?? rest ?? this.cheapest(kept) ?? this.cheapest(having);
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
    await this.draft.say({ ...(this.draft.command as Command), place: { x: place.x, y: place.y } });
  }

  async send(): Promise<void> {
    if (await this.draft.send()) this.clear();
  }

  back(): boolean {
    if (this.card === null || (this.placing && this.place === null)) return false;
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
