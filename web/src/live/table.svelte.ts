import { randomHex } from "./chance";
import { changed } from "./changes";
import type { Asked, Clocks, Command, Event, Refused, Table, Template, View } from "./common";
import { keep, kept } from "./kept";
import { filledAsked, filledEvent } from "./filling";
import { Socket, type Line, type Wish } from "./socket";
import type { Asked as SentAsked, ChatLine, Hint, Over, Server, Update } from "./types/protocol";

const REMEMBERED = 400; // sentences of the log that are kept

/** What happened with one command, for those who show it moving. */
export interface News {
  version: number;
  by: number;
  events: Event[];
}

/** Not in the next frame, but in the one after it; at once where nobody looks, for then there are none. */
function afterNextFrame(then: () => void): void {
  if (document.visibilityState === "hidden") then();
  else requestAnimationFrame(() => requestAnimationFrame(then));
}

/** One table as this seat (or an onlooker) sees it, kept up to date by its connection. */
export class LiveTable {
  line = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  asked = $state.raw<Asked | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  over = $state.raw<Over | null>(null);
  version = $state(-1);
  /** The table as what stands around it shows it: a frame later, so that one frame has not all of it to draw. */
  around = $state.raw<{ view: View | null; version: number }>({ view: null, version: -1 });
  /** What happened, in sentences; told a frame later as well. */
  told = $state.raw<{ version: number; by: number; words: string }[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  sending = $state(false);
  /** Whether it shows the round before, with all hands. */
  late = $state(false);
  /** How many lines of the chat were looked at. */
  private chatRead = $state(0);
  /** When the clocks were told, by this machine's own clock. */
  heardAt = $state(0);

  private readonly socket: Socket;
  /** What is asked, as it was sent. */
  private sentAsked: SentAsked | null = null;
  private nonceSent = false;
  /** Sentences that are told with the next frame but one; null if nothing waits for it. */
  private news: LiveTable["told"] | null = null;
  private listeners = new Set<(news: News, before: View) => void>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.chatRead = kept<number>(`chat ${id}`) ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`,
      () => this.joining(),
      (message) => this.hear(message),
      (line) => (this.line = line),
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Watch the round before, with all hands, or live again; what is shown stays until the other picture is here. */
  watch(late: boolean): void {
    this.late = late;
    this.version = -1;
    this.socket.renew();
  }

  /** Be told of each command just before the picture changes. */
  onNews(listener: (news: News, before: View) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get isMyTurn(): boolean {
    return (this.asked?.question.choices.length ?? 0) > 0;
  }

  /** How many lines others have written since the chat was looked at. */
  get unread(): number {
    return this.chat.slice(this.chatRead).filter((line) => line.seat !== this.seat).length;
  }

  readChat(): void {
    this.chatRead = this.chat.length;
    keep(`chat ${this.id}`, this.chatRead);
  }

  name(seat: number | null): string {
    if (seat === null) return "";
    return this.table?.seats.find((one) => one.seat === seat)?.name ?? `Player ${seat + 1}`;
  }

  /** Do a whole gesture; true if it was done, else `refused` says why not. */
  async command(command: Command): Promise<boolean> {
    return this.play({ type: "command", command, answers: this.asked?.number ?? null });
  }

  /** Do one of the question's choices. */
  async act(action: number): Promise<boolean> {
    return this.play({ type: "action", action, answers: action < 0 ? null : (this.asked?.number ?? null) });
  }

  /** What the next slot of a command may be; null with `refused` if the command can't be. */
  async template(command: Command): Promise<Template | null> {
    const answer = await this.socket.request({ type: "template", command });
    return answer.type === "template" ? answer : this.refuse(answer);
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.socket.request({ type: "hint" });
    return answer.type === "hint" ? answer : this.refuse(answer);
  }

  /** Anything else that is asked of the table; its link, where it has one. */
  async request(wish: Wish): Promise<{ ok: boolean; link: string | null }> {
    const answer = await this.socket.request(wish);
    if (answer.type === "done") return { ok: true, link: answer.link ?? null };
    this.refuse(answer);
    return { ok: false, link: null };
  }

  private async play(wish: Wish): Promise<boolean> {
    this.refused = null;
    this.sending = true;
    const answer = await this.socket.request(wish);
    this.sending = false;
    if (answer.type === "done") return true;
    this.refuse(answer);
    return false;
  }

  private refuse(answer: Server): null {
    if (answer.type === "error") {
      const { code, reason, clause = "", accepted = [] } = answer;
      this.refused = { code, reason, clause, accepted };
    }
    return null;
  }

  private joining() {
    const known = this.version >= 0 ? { version: this.version } : {};
    return { type: "join" as const, seat: this.seat, chat: this.chat.length, open: this.late, ...known };
  }

  private hear(message: Server): void {
    switch (message.type) {
      case "table":
        this.table = message;
        this.addChance(message);
        break;
      case "view":
        this.version = message.version;
        this.view = message.view as unknown as View;
        this.sentAsked = message.asked;
        this.asked = filledAsked(message.asked);
        this.news = null;
        this.told = message.told ?? [];
        this.around = { view: this.view, version: this.version };
        this.tellTime(message.clocks ?? null);
        break;
      case "update":
        this.take(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number >= this.chat.length)];
        break;
      case "over":
        this.over = message;
        break;
      case "error":
        if (!message.id) this.refuse(message);
        break;
    }
  }

  /** Before the start every seat adds chance of its own to the deal, once it has seen what the server committed to. */
  private addChance(table: Table): void {
    const own = table.seats.find((one) => one.seat === this.seat);
    if (table.status !== "open" || !own || own.nonce || this.nonceSent) return;
    this.nonceSent = true;
    void this.socket.request({ type: "nonce", nonce: randomHex(16) });
  }

  private take(update: Update): void {
    if (this.view === null || this.sentAsked === null || update.version !== this.version + 1) return;
    const events = (update.events ?? []).map(filledEvent);
    for (const listener of this.listeners) listener({ version: update.version, by: update.by, events }, this.view);
    this.view = changed(this.view, update.view);
    this.version = update.version;
    const asked = changed(this.sentAsked, update.asked);
    if (asked !== this.sentAsked) {
      if (asked.number !== this.sentAsked.number) this.refused = null;
      this.sentAsked = asked;
      this.asked = filledAsked(asked);
    }
    this.tellAround((update.told ?? []).map((words) => ({ version: update.version, by: update.by, words })));
    this.tellTime(update.clocks ?? null);
  }

  /** Once the table itself was drawn: who sits around it, and what happened. */
  private tellAround(news: LiveTable["told"]): void {
    const waits = this.news !== null;
    this.news = [...(this.news ?? []), ...news];
    if (!waits) afterNextFrame(() => this.catchUp());
  }

  private catchUp(): void {
    if (this.news === null) return;
    if (this.news.length > 0) this.told = [...this.told, ...this.news].slice(-REMEMBERED);
    this.around = { view: this.view, version: this.version };
    this.news = null;
  }

  private tellTime(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.heardAt = performance.now();
  }
}
