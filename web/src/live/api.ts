import type { CardExplained, Claim, DeckInfo, EditionChecked, Games, Listed, NewTable, Problem, Seated, Story, Tables, TakeSeat } from "./types/protocol";

/** What the server would not do, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly accepted: string[] = [],
  ) {
    super(reason);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, credentials: "same-origin" });
  } catch {
    throw new Refusal("offline", "The server can't be reached. Check your connection and try again.");
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "failed", problem?.reason ?? `The server answered ${answer.status}.`, problem?.accepted);
}

export interface Clause {
  number: string;
  kind: string;
  option: string;
  text: string;
}
export interface Book {
  book: string;
  title: string;
  about: string;
  sections: { number: string; title: string; clauses: Clause[] }[];
}

const cards = new Map<string, Promise<CardExplained>>();
const books = new Map<string, Promise<Book>>();

export const api = {
  games: () => ask<Games>("/api/games"),
  /** The cards of a packaged edition or of a table, by its address. */
  deck: (address: string) => ask<DeckInfo>(address),
  /** Whether the text of an edition can be played, and every mistake. */
  checkEdition: (text: string) => ask<EditionChecked>("/api/editions", { text }),
  /** What a card means in each game, fetched once. */
  card(address: string, card: string): Promise<CardExplained> {
    const path = `${address}/${encodeURIComponent(card)}`;
    const explained = cards.get(path) ?? ask<CardExplained>(path);
    cards.set(path, explained);
    explained.catch(() => cards.delete(path));
    return explained;
  },
  tables: () => ask<Tables>("/api/tables"),
  mine: () => ask<Tables>("/api/tables/mine"),
  table: (id: string) => ask<Listed>(`/api/tables/${encodeURIComponent(id)}`),
  /** How the points of a finished game came about. */
  story: (id: string) => ask<Story>(`/api/tables/${encodeURIComponent(id)}/story`),
  create: (table: NewTable) => ask<Seated>("/api/tables", table),
  sit: (id: string, seat: TakeSeat) => ask<Seated>(`/api/tables/${encodeURIComponent(id)}/seats`, seat),
  claim: (claim: Claim) => ask<Seated>("/api/claims", claim),
  /** The rules of a game, fetched once. */
  rules(game: string): Promise<Book> {
    const book = books.get(game) ?? ask<Book>(`/api/rules/${encodeURIComponent(game)}`);
    books.set(game, book);
    book.catch(() => books.delete(game));
    return book;
  },
};
