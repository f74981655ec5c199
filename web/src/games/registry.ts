import type { Component } from "svelte";

import type { LiveTable } from "../live/table.svelte";

type Drawn = Component<{ live: LiveTable }>;

/** The tables that were drawn for a game, each fetched when it is needed; any other game is played on the plain one. */
const DRAWN: Record<string, () => Promise<{ default: Drawn }>> = {
  exchange: () => import("./exchange/Exchange.svelte"),
  city: () => import("./city/City.svelte"),
  tricks: () => import("./tricks/Tricks.svelte"),
  paradoxical: () => import("./paradoxical/Paradoxical.svelte"),
  chess: () => import("./chess/Chess.svelte"),
};

export async function tableFor(game: string): Promise<Drawn> {
  const found = await (DRAWN[game] ?? (() => import("../plain/Plain.svelte")))();
  return found.default;
}
