import type { ClockSettings } from "../live/types/protocol";
import { NEW_TABLE } from "../words/pages";

export type ClockName = keyof typeof NEW_TABLE.clocks;

/** The clocks a table may have. */
export const CLOCKS: Record<ClockName, ClockSettings> = {
  none: { kind: "none", seconds: 0, minutes: 0 },
  quick: { kind: "move", seconds: 30, minutes: 0 },
  calm: { kind: "move", seconds: 120, minutes: 0 },
  bank: { kind: "bank", seconds: 10, minutes: 15 },
  days: { kind: "move", seconds: 3 * 86_400, minutes: 0 },
};
