import { deck } from "../cards/deck.svelte";

export interface Part {
  /** Words; after a card, the mark that stays with it. */
  text: string;
  /** A bracket that opens before a card, and stays with it. */
  opens?: string;
  card: string | null;
}

/** A sentence in parts: a card's id, with its name if that follows, is a part of its own, with the mark after it. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(/\b([KSTV](?:1[0-3]|[1-9])|W[12])'?(?![\w'])/g)) {
    const card = found[0];
    if (!deck.card(card)) continue;
    const before = sentence.slice(at, found.index);
    at = found.index + card.length;
    const name = ` ${deck.name(card)}`;
    if (sentence.startsWith(name, at)) at += name.length;
    const mark = /^[.,;:!?)]+/.exec(sentence.slice(at))?.[0] ?? "";
    const opens = /[("“]*$/.exec(before)?.[0] ?? "";
    parts.push({ text: before.slice(0, before.length - opens.length), card: null }, { text: mark, card, opens });
    at += mark.length;
  }
  return [...parts, { text: sentence.slice(at), card: null }];
}

/** The sentence as it is read aloud. */
export function aloud(sentence: string): string {
  return partsOf(sentence)
    .map((part) => (part.card ? (part.opens ?? "") + deck.label(part.card) + part.text : part.text))
    .join("");
}
