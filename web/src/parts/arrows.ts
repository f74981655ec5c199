const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from button to button of a row or list, and around its ends. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = STEPS[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  if (by === undefined || all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
  event.preventDefault();
}
