/** The four domains and the wilds, by the letter that cards begin with. */
export type Letter = "K" | "S" | "T" | "V" | "W";

export const DOMAINS = { K: "knowledge", S: "science", T: "technology", V: "service", W: "wild" } as const;

export type Domain = "knowledge" | "science" | "technology" | "service";

export const LETTERS: readonly Letter[] = ["K", "S", "T", "V"];

/** What a card is in a classic game. */
export const SUITS: Record<Letter, string> = { K: "clubs", S: "diamonds", T: "spades", V: "hearts", W: "joker" };

const RANKS: Record<number, string> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** The letter a card begins with; a second deck's copy ends in an apostrophe and looks the same. */
export function letterOf(card: string): Letter {
  return card.charAt(0) as Letter;
}

/** The printed value; 0 for a wild. */
export function valueOf(card: string): number {
  return letterOf(card) === "W" ? 0 : parseInt(card.slice(1), 10);
}

export function rankOf(card: string): string {
  return RANKS[valueOf(card)] ?? "";
}

export function letterOfDomain(domain: string): Letter {
  return (LETTERS.find((letter) => DOMAINS[letter] === domain) ?? "W") as Letter;
}

/** "9 of technology", as it is said; a wild is just that. */
export function spoken(card: string): string {
  const letter = letterOf(card);
  return letter === "W" ? "wild" : `${valueOf(card)} of ${DOMAINS[letter]}`;
}

/** The face of a card: its second copy looks like its first. */
export function faceOf(card: string): string {
  return card.replace(/'$/, "");
}
