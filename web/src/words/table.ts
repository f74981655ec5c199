/** The texts of what surrounds every table; what is asked and what happens is worded by the server. */
export const TABLE = {
  site: "techdeck",
  yourTurnTitle: "Your turn · techdeck",
};

export const NOTE = {
  label: "Note",
  read: "Got it",
  off: "No more notes",
};
