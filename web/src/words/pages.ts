import { listed } from "./lists";

/** The texts of the pages around the tables. */
export const SITE = {
  name: "techdeck",
  play: "Play",
  deck: "Deck",
  rules: "Rules",
  you: "You",
  yourName: "Your name",
  look: "Theme",
  looks: { auto: "same as my device", light: "light", dark: "dark" },
  settings: "settings",
  oneMoment: "One moment…",
  home: "Home",
};

export const HOME = {
  title: "Five games, one deck. Sit down and play.",
  about: "No account, nothing to install. One click starts a game against bots.",
  company: "How many bots",
  always: (titles: string[]) => `${listed(titles)} always ${titles.length === 1 ? "has" : "have"} one.`,
  bots: (count: number) => (count === 1 ? "1 bot" : `${count} bots`),
  level: "Level of the bots",
  fair: "How strong the bots are. They never see hidden cards.",
  play: "Play",
  playNow: (title: string) => `Play against bots: ${title}`,
  learn: "How to play",
  learnGame: (title: string) => `How to play ${title}`,
  continue: "Continue",
  back: "Back to it",
  seeResult: "See the result",
  friends: "A table for friends",
  friendsAbout: "Pick a game and send the link, or let them scan the code. Bots can fill the empty seats.",
  invite: "Invite friends",
  open: "Open tables",
  sit: "Sit down",
  noneOpen: "Nobody is waiting for players just now.",
  openOne: "Open one",
  deck: "The deck",
  deckAbout: "54 cards, each with its text and what it means in every game",
  look: "Look",
};

export const TABLES = {
  with: (names: string) => (names ? `with ${names}` : "on your own"),
  free: (count: number) => (count === 1 ? "1 seat free" : `${count} seats free`),
  ready: "Everybody is here: it can start.",
  over: "finished",
  frozen: "from an older version",
  seats: (taken: number, all: number) => `${taken}/${all}`,
  open: "past hands shown",
};

export const NEW_TABLE = {
  title: "A table for friends",
  game: "Game",
  players: "Seats, bots included",
  clock: "Clock",
  clocks: {
    none: "No clock",
    quick: "30 seconds a move",
    calm: "2 minutes a move",
    bank: "15 minutes each, plus 10 seconds a move",
    days: "3 days a move",
  },
  listed: "Show it under open tables, for anyone to join",
  hints: "Hints allowed",
  chat: "Chat",
  watch: "Others may watch (they see nobody's hand)",
  open: "They may look at the hands of the round before",
  more: "Rules and cards",
  edition: "Edition of the cards",
  create: "Create the table",
  cancel: "Cancel",
};

export const ROOM = {
  at: "At the table",
  you: "you",
  host: "host",
  away: "away",
  free: "free seat",
  addBot: "Add a bot:",
  remove: (name: string) => `Remove ${name}`,
  sit: "Take a seat",
  start: "Start the game",
  fill: "Fill with bots",
  notFull: "Fill every seat with friends or bots, then start.",
  full: "Everybody is here. The host starts the game.",
  waiting: "Waiting for more players. The game appears here as soon as the host starts it.",
  open: "At this table, anyone who watches can see everybody's hand of the round before.",
  allTaken: "Every seat is taken. You can watch once the game has started.",
  invite: "Invite",
  inviteAbout: "Whoever opens this link can sit down, on a phone or a computer.",
  link: "Link to this table",
  copy: "Copy link",
  copied: "Copied",
  copyByHand: "Press Ctrl+C to copy",
  code: "QR code of the link",
  fair: (print: string) =>
    `Fair deal: the shuffle is fixed before anybody sees a card (fingerprint ${print}…), and every player's browser has a hand in it. After the game anybody can check it.`,
};

export const CLAIM = {
  title: "Continue on this device?",
  about: "This link works once. From then on, the seat belongs to this device.",
  take: "Take the seat",
};

export const LOST = {
  nowhere: { title: "Nothing here", about: "There is nothing at this address. Perhaps a letter got lost on the way." },
  table: {
    title: "This table is gone",
    about: "It may have been cleared away: tables that nobody starts are kept for a day. Check the link, or start a new game.",
  },
  link: { title: "This link no longer works" },
  offline: { title: "The server can't be reached" },
  broken: { title: "This page stumbled", about: "The game itself is safe on the server, and your seat is kept. Load the page again to go on." },
  home: "Home",
  again: "Try again",
};

export const DECK = {
  title: "The deck",
  about: "Four domains of thirteen cards, each with a name and an effect of its own, and two wilds. Tap a card to read it large.",
  texts: "Show the texts",
  failed: "The cards can't be reached just now. Try again in a moment.",
};

export const RULES = {
  all: "All games",
  how: "How it plays",
  clauses: "The rules, clause by clause",
  link: (number: string) => `Link to clause ${number}`,
  /** "Rule 6.2", and where it is not the game's own, "Rule 3.1 of all games". */
  cited: (clause: string) => `Rule ${clause.replace(/^\w+ /, "")}${clause.startsWith("Family ") ? " of all games" : ""}`,
  kinds: { ours: "ours", lost: "lost", note: "note" } as Record<string, string>,
  marks: "Most clauses are the printed rules in our words. “Ours” answers what they leave open, “lost” stands in for what could not be read, a “note” only explains.",
  none: "There are no rules of that name.",
  failed: "The rules can't be reached just now. Try again in a moment.",
  thisGame: "This game",
  options: "Options at this table",
};
