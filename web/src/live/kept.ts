/** What this tab keeps over a reload; where nothing may be kept, as in some private windows, it is forgotten. */
export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing may be kept.
  }
}

export function kept<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}
