import { deck, type Printed } from "../cards/deck.svelte";
import { DOMAINS, letterOf, valueOf } from "../cards/domains";
import { api } from "../live/api";

const read = new Map<string, Promise<void>>();

/** Read the cards of an edition, once. */
export function readDeck(edition: string): Promise<void> {
  const reading = read.get(edition) ?? fetchDeck(edition);
  read.set(edition, reading);
  reading.catch(() => read.delete(edition));
  return reading;
}

async function fetchDeck(edition: string): Promise<void> {
  const found = await api.deck(edition);
  const printed = found.cards.map((card): Printed => {
    const more = card as unknown as Partial<Printed>;
    return {
      ...{ id: card.card, domain: DOMAINS[letterOf(card.card)], value: valueOf(card.card) || null, name: card.name, text: card.text },
      ...{ name_source: more.name_source ?? "", effect_source: more.effect_source ?? "" },
    };
  });
  deck.read(printed);
}
