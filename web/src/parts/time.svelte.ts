import type { LiveTable } from "../live/table.svelte";

/** This machine's clock, for what counts down; only ticks while somebody looks. */
class Ticks {
  now = $state(performance.now());

  constructor() {
    setInterval(() => {
      if (document.visibilityState === "visible") this.now = performance.now();
    }, 250);
  }
}

let ticks: Ticks | null = null;

/** How many milliseconds a seat has left, counted down from what the server said; null without a limit. */
export function leftOf(live: LiveTable, seat: number): number | null {
  const left = live.clocks?.left[seat] ?? null;
  if (left === null || !live.clocks) return null;
  return live.clocks.running.includes(seat) ? countedDown(live, left) : left;
}

/** What is left of a phase that the clock ends. */
export function phaseLeft(live: LiveTable): number | null {
  const left = live.clocks?.phase ?? null;
  return left === null ? null : countedDown(live, left);
}

function countedDown(live: LiveTable, left: number): number {
  ticks ??= new Ticks();
  return Math.max(0, left - Math.max(0, ticks.now - live.heardAt));
}

/** 4:21, 0:08, or days where there are some. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} days`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(Math.floor(number)).padStart(2, "0");
}
