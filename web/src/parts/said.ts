import { deck } from "../cards/deck.svelte";

export interface Part {
  /** Words; after a card, the mark that stays with it. */
  text: string;
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
    parts.push({ text: before, card: null }, { text: mark, card });
    at += mark.length;
  }
  return [...parts, { text: sentence.slice(at), card: null }];
}

/** The sentence as it is read aloud. */
export function aloud(sentence: string): string {
  return partsOf(sentence)
    .map((part) => (part.card ? deck.label(part.card) + part.text : part.text))
    .join("");
}
