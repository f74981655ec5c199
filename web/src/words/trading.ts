/** The texts of trading: offers that are put together, and what is said about hands. */
export const OFFER = {
  label: "Make an offer",
  to: "To",
  everybody: "everybody",
  give: "You give",
  tapCards: "tap one or two cards",
  for: "for",
  and: "and",
  any: "any",
  wish: "a value, a domain, or both",
  wanted: "What you want",
  alsoWanted: "What else you want",
  bothKeys: "A value and a domain",
  thisCard: "just this card",
  either: "either will do",
  second: "+ a second card",
  onlyOne: "only one",
  told: "What you tell of this card",
  tell: "and say only",
  a: (value: number) => `${articleOf(value)} ${value}`,
  onlyDomain: "only its domain",
  faceDown: "face down",
  ofDomain: (domain: string) => `a ${domain} card`,
  promise: "What you say of a card is a promise. Nobody hears of it before you send it.",
  which: "What do you give? Tap one or two cards.",
  want: "What do you want for it?",
  toAll: "Offer to all",
  toOne: (name: string) => `Offer to ${name}`,
  clear: "Clear",
  back: "Back",
  accept: "Accept",
  acceptOf: (name: string) => ` the offer of ${name}`,
  withdraw: "Withdraw",
};

export const TALK = {
  label: "Say or ask",
  open: (says: boolean, asks: boolean) => (says && asks ? "Say or ask…" : says ? "Say…" : "Ask…"),
  left: (count: number) => `${count} ${count === 1 ? "sentence" : "sentences"} left`,
  modesLabel: "What to say",
  modes: { ask: "Who has…?", hold: "I hold…", lack: "I hold no…" },
  ask: (what: string) => `Who has ${what}?`,
  hold: (what: string) => `Say “I hold ${what}”`,
  lack: (what: string) => `Say “I hold no ${what.replace(/^an? /, "")}”`,
  answer: (who: string, what: string, yes: boolean) => `Answer ${who}: ${yes ? `yes, you hold ${what}` : `no, you hold no ${what.replace(/^an? /, "")}`}`,
};

/** "an 8", "a 9". */
export function articleOf(value: number): string {
  return value === 8 || value === 11 ? "an" : "a";
}
