import { deck, type Printed } from "../cards/deck.svelte";
import { DOMAINS, letterOf, valueOf } from "../cards/domains";
import { api } from "../live/api";
import type { CardInfo, DeckInfo } from "../live/types/protocol";

const read = new Map<string, Promise<DeckInfo>>();

/** Where the cards of a packaged edition are. */
export const deckOf = (edition: string): string => `/api/deck/${encodeURIComponent(edition)}`;

/** Where the cards are that a table plays with: perhaps its host's own. */
export const deckAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}/deck`;

/** Have the cards of this address at hand; they are fetched once. */
export async function readDeck(address: string): Promise<DeckInfo> {
  const reading = read.get(address) ?? api.deck(address);
  read.set(address, reading);
  reading.catch(() => read.delete(address));
  const found = await reading;
  deck.read(found.cards.map(printed), address);
  return found;
}

function printed(card: CardInfo): Printed {
  const { name, text, name_source, effect_source } = card;
  return { id: card.card, domain: DOMAINS[letterOf(card.card)], value: valueOf(card.card) || null, name, text, name_source, effect_source };
}
