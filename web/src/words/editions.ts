/** The texts about editions that people write themselves. */
export const EDITION = {
  mine: "my own",
  text: "Text of your edition",
  file: "Choose a file…",
  how: "Write only the cards you change: the rest is as in the base.",
  checking: "Reading it…",
  fine: (title: string, changed: number) => `${title}: ${cards(changed)} changed. It can be played.`,
  mistakes: (count: number) => (count === 1 ? "There is one mistake:" : `There are ${count} mistakes:`),
  warnings: "It can be played, but look at this:",
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  more: (count: number) => `and ${count} more`,
  correct: "Correct the mistakes in your edition first.",
  plays: (title: string, changed: number) => `Played with the host's own cards: ${title}, ${cards(changed)} changed`,
  listed: (name: string) => `own cards: ${name}`,
  start: `[edition]
name = "my-house"
base = "open-1"

[knowledge.1]
text = "Draw 2, then discard 1."
`,
};

function cards(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}
