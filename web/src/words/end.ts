import { listed } from "./lists";

/** The texts of the end of a game. */
export const END = {
  region: "The end",
  label: "The end",
  you: "You",
  everybody: "It's a draw",
  won: (names: string[], you: boolean, against: string) =>
    names.length > 1 ? `${listed(names)} share the victory` : `${names[0]} ${you ? "win" : "wins"}${against}`,
  to: (best: number, other: number) => `, ${best} to ${other}`,
  with: (points: number, game: string) => ` with ${points} ${(POINTS[game] ?? ["point", "points"])[points === 1 ? 0 : 1]}`,
  again: "Rematch",
  waiting: "Waiting for the others…",
  wants: (names: string[]) => `${listed(names)} ${names.length === 1 ? "wants" : "want"} a rematch.`,
  next: "Go to the new table",
  look: "Look at the table",
  result: "Show the result",
  home: "Home",
  scores: (game: string) => SCORES[game] ?? "How the points were scored",
  round: (number: number) => `Round ${number}`,
  total: "Total",
  none: (name: string, you: boolean) => `${name} ${you ? "have" : "has"} not scored.`,
  failed: "The scores of each round can't be shown just now.",
  set: (count: number, value: number | null) => `${COUNTS[count] ?? count} ${value === null ? "of a kind" : `${value}s`}`,
  flush: "Flush",
  times: (count: number) => `${count} cards ×`,
  picture: "The game in one picture",
  pictured: (lines: string[]) => `Points over the game. ${lines.join(". ")}.`,
  moves: "moves",
  fair: "Fair deal",
  fits: "The key fits the fingerprint that was shown before the first card, so the deal was fixed from the start.",
  unfit: "The key does not fit the fingerprint that was shown before the first card. This deal can't be trusted.",
  fingerprint: "fingerprint",
  key: "key",
  check: "Check the whole game yourself",
  how: (file: string) => `Download the log and let it be replayed: techdeck replay ${file} --verify`,
  log: "Download the log",
};

/** What is counted where it is not played for points. */
const POINTS: Record<string, [string, string]> = { paradoxical: ["paradox", "paradoxes"], chess: ["king captured", "kings captured"] };
const SCORES: Record<string, string> = { paradoxical: "The paradoxes that were claimed", chess: "How the kings fell" };
const COUNTS: Record<number, string> = { 3: "Three", 4: "Four" };
