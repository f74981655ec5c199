/** What this browser remembers for itself: the player's name, the look, which notes were read. */
const KEY = "techdeck";

interface Kept {
  name: string;
  theme: "auto" | "light" | "dark";
  notes: boolean;
  read: string[];
  sound: boolean;
  /** The level of bots on the home page. */
  level: string;
  /** How many bots play in a game that is started there. */
  company: number;
}

const FIRST: Kept = { name: "", theme: "auto", notes: true, read: [], sound: false, level: "", company: 2 };

function load(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

class Desk {
  kept = $state<Kept>(load());

  change(news: Partial<Kept>): void {
    this.kept = { ...this.kept, ...news };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A private window may keep nothing: then it is forgotten with the page.
    }
    this.dress();
  }

  /** Put on the light or the dark look. */
  dress(): void {
    const dark = this.kept.theme === "dark" || (this.kept.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const desk = new Desk();
