/** Taking in changes, as docs/protocol.md tells: what was there stays as it is, and something new is made of it. */
type Data = Record<string, unknown>;
type Edit = [number, number | Data, ...unknown[]];

/** An object with its changes: "-" names fields that are gone, "name>" has changes inside, "name~" edits of a list. */
export function changed<Whole>(whole: Whole, changes: Data | undefined): Whole {
  if (!changes || Object.keys(changes).length === 0) return whole;
  const found: Data = { ...(whole as Data) };
  for (const name of (changes["-"] as string[] | undefined) ?? []) delete found[name];
  for (const [key, value] of Object.entries(changes)) {
    const name = key.slice(0, -1);
    if (key.endsWith(">")) found[name] = changed(found[name], value as Data);
    else if (key.endsWith("~")) found[name] = edited(found[name] as unknown[], value as Edit[]);
    else if (key !== "-") found[key] = value;
  }
  return found as Whole;
}

/** A list with its edits, one after the other: [index, how many go, what comes there], or [index, changes of the item]. */
function edited(items: unknown[], edits: Edit[]): unknown[] {
  const found = [...items];
  for (const [at, what, ...coming] of edits) {
    if (typeof what === "number") found.splice(at, what, ...coming);
    else found[at] = changed(found[at], what);
  }
  return found;
}
