/** "Ann", "Ann and Ben", "Ann, Ben and Mira"; or with another word before the last. */
export function listed(names: string[], last = "and"): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}
