import { ownHand, type Choice, type Command } from "../live/common";
import type { LiveTable } from "../live/table.svelte";
import { panels } from "./panels.svelte";

/** Questions that choose between cards by their texts: these are shown before one is taken. */
const BLIND = ["pick_piece", "pick_left"];
/** Nothing is done with a card by these before its text was read: their button does it. */
const BY_BUTTON = ["use", "copy", "add"];
/** A card that is let go is gone. */
const LETS_GO = ["discard", "help", "put_face_down"];

/** A choice with the words for it. */
export interface Option {
  choice: Choice;
  words: string;
}

/** What may be picked now, sorted by what it points at: cards, seats, and what has a button. */
export class Picks {
  /** A card that was tapped and could mean several things. */
  held = $state<string | null>(null);

  constructor(private readonly live: LiveTable) {}

  readonly options = $derived.by((): Option[] => {
    const asked = this.live.asked;
    return (asked?.question.choices ?? []).map((choice, i) => ({ choice, words: asked?.choices?.[i] ?? choice.verb }));
  });

  readonly cards = $derived(this.sorted("card"));
  readonly seats = $derived(this.sorted("seat"));
  /** Cards that may be used and can do nothing now, each with why. */
  readonly vain = $derived(new Map(this.options.flatMap(({ choice }) => (choice.in_vain ? [[String(choice.target?.card ?? ""), choice.in_vain] as const] : []))));

  /** What points at no card, or belongs to the card that is held. A seat is a button too, besides being lit where it sits. */
  readonly buttons = $derived.by((): Option[] => {
    if (this.held !== null) return this.cards.get(this.held) ?? [];
    return this.options.filter(({ choice }) => choice.target?.kind !== "card");
  });

  /** Cards worth lighting: where one plays any card of the hand, and nothing else can be done, none is. */
  lit(hand: string[]): Set<string> {
    const all = hand.every((card) => this.cards.has(card)) && this.cards.size === hand.length;
    const only = this.options.length === hand.length && this.live.asked?.question.effect === null;
    return new Set(all && only ? [] : this.cards.keys());
  }

  /** A card was tapped: do what it means, or show what it could mean, or say why it means nothing now.
   *  What can't be taken back is never done by one tap: first the card's text is shown, with a button for what is done. */
  async tap(card: string): Promise<void> {
    const options = this.cards.get(card) ?? [];
    const only = options[0];
    if (options.length === 1 && only && this.isSure(only, card)) await this.pick(only);
    else if (options.length > 0) this.held = this.held === card ? null : card;
    else if (!this.isPlaceOfChoices(card) || !(await this.askWhyNot(card))) panels.card = card;
  }

  /** Whether a tap means just this: what a text asks for is done by the second tap, a card is let go by it as well, and
   *  a card is used or added by its button. */
  private isSure(option: Option, card: string): boolean {
    const { code, effect } = this.live.asked!.question;
    if (BY_BUTTON.includes(option.choice.verb)) return false;
    const first = effect === null && !BLIND.includes(code) && !LETS_GO.includes(option.choice.verb);
    return first || this.held === card;
  }

  /** Whether cards of this one's place may be chosen now, in the hand or on the table: then it is worth saying why it may not. */
  private isPlaceOfChoices(card: string): boolean {
    const hand = this.live.view ? ownHand(this.live.view) : [];
    return this.live.isMyTurn && (hand.includes(card) || [...this.cards.keys()].some((one) => !hand.includes(one)));
  }

  async pickSeat(seat: number): Promise<void> {
    const option = this.seats.get(String(seat))?.[0];
    if (option) await this.pick(option);
  }

  async pick(option: Option): Promise<void> {
    this.held = null;
    await this.live.act(option.choice.action);
  }

  /** One step back. */
  back(): boolean {
    const held = this.held !== null;
    this.held = null;
    return held;
  }

  /** The table says why a card can't be taken, with the rule; asking changes nothing. False if it has no reason. */
  private async askWhyNot(card: string): Promise<boolean> {
    for (const open of this.live.asked?.commands ?? []) {
      const slot = open.slots.find((one) => one.type === "card" || one.type === "[card]" || one.name === "card");
      if (slot) {
        const command: Command = { kind: open.kind, [slot.name]: slot.many ? [card] : card };
        return (await this.live.template(command)) === null;
      }
    }
    return false;
  }

  private sorted(kind: "card" | "seat"): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const target = option.choice.target;
      if (target?.kind !== kind) continue;
      const key = String(target[kind]);
      found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  }
}
