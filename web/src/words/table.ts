import { articleOf } from "./cards";

/** The texts of what surrounds every table; what is asked and what happens is worded by the server. */
export const TABLE = {
  label: "Table",
  log: "Log",
  site: "techdeck",
  yourTurnTitle: "Your turn · techdeck",
};

export const NOTE = {
  label: "Note",
  read: "Got it",
  off: "No more notes",
};

export const ASK = {
  label: "What is asked",
  yours: "Your turn",
  everybody: "You and others",
  asked: "You are asked",
  waiting: "Waiting",
  end: "The end",
  back: "Back",
  read: "Tap a card to read its text first.",
  order: "In which order do they go back?",
  orderHow: "The 1st will be drawn first. Tap two to swap them.",
  putBack: "Put them back in this order",
  kept: "Your last move is kept, and is sent as soon as the line is back.",
};

/** Cards at a table, and what lies over it. */
export const CARDS = {
  hand: "Your hand",
  place: (at: number, of: number) => `card ${at} of ${of}`,
  canBeChosen: "can be chosen",
  inVain: "can do nothing now",
  chosen: "chosen",
  tray: "Cards to choose from",
  putBack: "Cards to put back",
};

export const EFFECT = {
  label: "Card effect",
  uses: (name: string | null) => (name === null ? "You use" : `${name} uses`),
  copied: ", copied",
  aCopy: " a copied text",
};

export const ROUND = {
  over: "The round is over",
  goOn: "Go on",
  runs: "The next round has begun:",
  meanwhile: "Meanwhile",
  you: "You",
  inAll: (points: number) => `${points} in all`,
};

export const HINT = {
  label: "Hint:",
  thinking: "one moment…",
  accept: (name: string, wanted: string) => `Accept the offer of ${name}, giving ${wanted}.`,
  move: (piece: string, from: string, to: string) => `Move the ${piece} from ${from} to ${to}.`,
};

export const TOP = {
  lines: { connecting: "Connecting…", live: "Live", lost: "Reconnecting…", gone: "Table gone" },
  points: (count: number) => `${count} ${count === 1 ? "point" : "points"}`,
  phases: "Phases of the round",
  home: "Home",
  hint: "Hint",
  rules: "Rules",
  log: "Log and chat",
  news: (count: number) => `${count} new ${count === 1 ? "message" : "messages"}`,
  goals: {
    exchange: "The most points after three rounds win",
    city: "The most points after six rounds win",
    tricks: "The most points after three rounds win",
    paradoxical: "The first to claim two paradoxes wins",
    chess: "Capture one king and checkmate the other to win",
  } as Record<string, string>,
};

export const SIDE = {
  label: "Beside the table",
  tabs: { log: "Log", chat: "Chat", rules: "Rules" },
  close: "Close",
  log: "What happened",
  empty: "Everything that happens at the table is listed here.",
  chat: "Chat",
  fresh: "new",
  noChat: "There is no chat at this table.",
  silent: "Nobody has said anything yet.",
  say: "Say something",
  send: "Send",
  unsent: "That could not be sent.",
};

export const SEAT = {
  cards: (count: number) => (count === 1 ? "card" : "cards"),
  inHand: "cards in hand",
  points: (count: number) => (count === 1 ? "point" : "points"),
  standIn: "stand-in plays",
  left: "left",
  away: "away",
  gaveUp: "gave up",
  knows: "known of this hand:",
  a: (value: number) => `${articleOf(value)} ${value}`,
  some: (domain: string) => `some ${domain}`,
  no: (what: string) => `no ${what}`,
};

export const WATCHING = {
  live: "You are watching live.",
  late: "You are watching the round before, with all hands.",
  showLate: "Show the round before, with all hands",
  showLive: "Back to the live game",
};

export const MENU = {
  more: "More",
  look: "Theme",
  looks: { auto: "same as my device", light: "light", dark: "dark" },
  notes: "Notes for beginners",
  move: "Move my seat to another device",
  moveHow: "Open this link there. It works once.",
  moveLink: "Link that moves your seat",
  yes: (words: string) => `Yes: ${words}`,
  leave: "Leave the table",
  leaveNow: "Yes, leave",
  leaveGame: "Yes, leave: a stand-in plays on",
};
