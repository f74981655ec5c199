/** Colours of players, apart from those of the domains; disc and ink. */
const COLOURS = [
  ["#F2C230", "#1A1405"],
  ["#4FC3E8", "#06222C"],
  ["#F48FB1", "#350A1B"],
  ["#A5D36B", "#16240A"],
  ["#B9A6F5", "#1B1140"],
  ["#F0A37A", "#2E1204"],
] as const;

export function coloursOf(seat: number): readonly [string, string] {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}
