import type { Command } from "../live/common";
import { patternOf, type Given, type Pattern, type Tell } from "./terms";

interface Wish {
  values: number[];
  domain: string | null;
  /** Value or domain, not the card of both. */
  or: boolean;
  /** Any card will do. */
  any: boolean;
}

const NOTHING: Wish = { values: [], domain: null, or: false, any: false };

/** An offer that is being put together; nobody hears of it before it is sent. */
export class OfferDraft {
  to = $state<number | null>(null);
  given = $state.raw<Given[]>([]);
  wishes = $state.raw<Wish[]>([NOTHING]);

  /** What each wish asks for; null while nothing was said. */
  readonly patterns = $derived(this.wishes.map((wish) => (isMade(wish) ? patternOf(wish.values, wish.domain, wish.or) : null)));
  readonly wanted = $derived(this.patterns.filter((pattern) => pattern !== null));
  readonly begun = $derived(this.given.length > 0 || this.wanted.length > 0);
  readonly complete = $derived(this.given.length > 0 && this.wanted.length > 0 && this.wishes.every(isMade));
  readonly cards = $derived(this.given.map((one) => one.card));

  /** A card of the hand is laid down, or taken back. */
  toggle(card: string): void {
    if (this.cards.includes(card)) this.given = this.given.filter((one) => one.card !== card);
    else if (this.given.length < 2) this.given = [...this.given, { card, tell: "card" }];
    else this.given = [this.given[0] as Given, { card, tell: "card" }];
  }

  tell(card: string, tell: Tell): void {
    this.given = this.given.map((one) => (one.card === card ? { ...one, tell } : one));
  }

  value(at: number, value: number): void {
    const wish = this.wishes[at] ?? NOTHING;
    const values = wish.values.includes(value) ? wish.values.filter((one) => one !== value) : [...wish.values, value].slice(-2);
    this.wish(at, { ...wish, values, domain: values.length > 1 ? null : wish.domain, any: false });
  }

  domain(at: number, domain: string): void {
    const wish = this.wishes[at] ?? NOTHING;
    this.wish(at, { ...wish, domain: wish.domain === domain ? null : domain, values: wish.values.slice(-1), any: false });
  }

  /** A value and a domain: either of them, or the card of both. */
  or(at: number, or: boolean): void {
    const wish = this.wishes[at] ?? NOTHING;
    this.wish(at, { ...wish, or, any: false });
  }

  any(at: number): void {
    this.wish(at, { ...NOTHING, any: !(this.wishes[at]?.any ?? false) });
  }

  /** Ask for a second card as well, or no longer. */
  second(): void {
    this.wishes = this.wishes.length > 1 ? this.wishes.slice(0, 1) : [...this.wishes, NOTHING];
  }

  /** Take back the last step; false if there is none. */
  back(): boolean {
    const last = this.wishes.at(-1);
    if (this.wishes.length > 1) this.second();
    else if (last && isMade(last)) this.wishes = [NOTHING];
    else if (this.given.length > 0) this.given = this.given.slice(0, -1);
    else if (this.to !== null) this.to = null;
    else return false;
    return true;
  }

  /** Cards that have left the hand are no longer given. */
  keep(hand: string[]): void {
    if (this.cards.some((card) => !hand.includes(card))) this.given = this.given.filter((one) => hand.includes(one.card));
  }

  clear(): void {
    this.to = null;
    this.given = [];
    this.wishes = [NOTHING];
  }

  command(kind: "offer" | "counter", to?: number | "all"): Command {
    const whom = to === undefined ? {} : { to };
    return { kind, ...whom, cards: [...this.given], wanted: [...this.wanted] as Pattern[] };
  }

  private wish(at: number, wish: Wish): void {
    this.wishes = this.wishes.map((one, i) => (i === at ? wish : one));
  }
}

function isMade(wish: Wish): boolean {
  return wish.any || wish.values.length > 0 || wish.domain !== null;
}
