/** What lies over or beside the table: a card shown large, the side panel and its page. */
class Panels {
  card = $state<string | null>(null);
  /** The card the mouse rests on, and where. */
  peek = $state.raw<{ card: string; at: DOMRect } | null>(null);
  side = $state<"log" | "chat" | "rules">("log");
  /** On narrow screens the side panel is a drawer. */
  open = $state(false);
  clause = $state("");

  show(side: "log" | "chat" | "rules"): void {
    this.side = side;
    this.open = true;
  }

  /** The rules, at a clause like "Tricks 6.2". */
  rule(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }

  /** Close what is on top; false if nothing was open. */
  close(): boolean {
    if (this.card !== null) this.card = null;
    else if (this.open) this.open = false;
    else return false;
    return true;
  }
}

export const panels = new Panels();
