import { letterOf, faceOf, spoken } from "./domains";

/** A card as its edition has it. */
export interface Printed {
  id: string;
  domain: string;
  value: number | null;
  name: string;
  text: string;
  name_source: string;
  effect_source: string;
}

/** The cards of the edition at hand, by their face. */
class Deck {
  private cards = $state<Record<string, Printed>>({});
  /** Where the server has them: what each means is asked there. */
  address = $state("");

  read(cards: Printed[], address: string): void {
    this.address = address;
    this.cards = Object.fromEntries(cards.map((card) => [card.id, card]));
  }

  card(id: string): Printed | undefined {
    return this.cards[faceOf(id)];
  }

  name(id: string): string {
    return this.card(id)?.name ?? (letterOf(id) === "W" ? "Wild" : id);
  }

  text(id: string): string {
    return this.card(id)?.text ?? "";
  }

  /** "9 of technology, Manufacturing", as a screen reader says it. */
  label(id: string): string {
    const name = this.card(id)?.name;
    return name && letterOf(id) !== "W" ? `${spoken(id)}, ${name}` : spoken(id);
  }

  all(): Printed[] {
    return Object.values(this.cards);
  }
}

export const deck = new Deck();
