import type { Command, Template } from "./common";
import type { LiveTable } from "./table.svelte";

/** A gesture that is being put together slot by slot; the table says what the next slot may take. */
export class Draft {
  template = $state.raw<Template | null>(null);
  /** What was said before each step, to take steps back. */
  private steps: Command[] = [];

  constructor(private readonly live: LiveTable) {}

  get command(): Command | null {
    return (this.template?.command as Command | undefined) ?? null;
  }

  get next(): string | null {
    return this.template?.next ?? null;
  }

  get values(): unknown[] {
    return this.template?.values ?? [];
  }

  /** Begin a gesture, or say more of it; true if the table could follow. */
  async say(command: Command): Promise<boolean> {
    const before = this.command;
    const template = await this.live.template(command);
    if (template === null) return false;
    if (before !== null) this.steps.push(before);
    this.live.refused = null;
    this.template = template;
    return true;
  }

  /** Fill the next slot; in one that takes a list, add to it. */
  async fill(value: unknown): Promise<boolean> {
    if (this.command === null || this.next === null) return false;
    const many = this.template?.slots.find((slot) => slot.name === this.next)?.many ?? false;
    const said = (this.command[this.next] as unknown[] | undefined) ?? [];
    return this.say({ ...this.command, [this.next]: many ? [...said, value] : value });
  }

  /** Let the table fill in the rest with the first that fits. */
  async fillIn(): Promise<void> {
    for (let i = 0; i < 24 && this.next !== null && !this.template?.complete && this.values.length > 0; i++) {
      if (!(await this.fill(this.values[0]))) return;
    }
  }

  /** Send it; if it is refused, the draft stays as it is. */
  async send(): Promise<boolean> {
    if (this.command === null || !(await this.live.command(this.command))) return false;
    this.clear();
    return true;
  }

  /** One step back; false if nothing was begun. */
  back(): boolean {
    if (this.template === null) return false;
    const before = this.steps.pop();
    this.template = null;
    if (before) {
      const steps = this.steps;
      void this.live.template(before).then((template) => {
        this.template = template;
        this.steps = steps;
      });
    }
    return true;
  }

  clear(): void {
    this.template = null;
    this.steps = [];
  }
}
