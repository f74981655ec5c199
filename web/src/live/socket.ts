import { randomHex } from "./chance";
import type { Client, Server } from "./types/protocol";

const QUIET = 20_000; // ask whether the table is still there after so long without a word
const LOST = 8_000; // no answer to that by then: the line is dead
const WAITS = [0, 500, 1000, 2000, 4000, 8000, 15_000];
const GONE = 4404; // no such table: trying again is of no use

export type Line = "connecting" | "live" | "lost" | "gone";

type Request = Extract<Client, { id: string }>;
/** A request before it has its id. */
export type Wish = Request extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

interface Pending {
  message: Request;
  answer: (message: Server) => void;
}

/** One table's connection: joins, joins anew whenever it was lost, and sends again what was not answered. */
export class Socket {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly join: () => Client,
    private readonly hear: (message: Server) => void,
    private readonly line: (line: Line) => void,
  ) {
    this.open();
    document.addEventListener("visibilitychange", this.seen);
    window.addEventListener("online", this.seen);
    window.addEventListener("offline", this.cut);
  }

  /** Send a request; its answer is "done", "template", "hint" or "error". */
  request(wish: Wish): Promise<Server> {
    const message = { ...wish, id: randomHex(12) } as Request;
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      this.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
    window.removeEventListener("online", this.seen);
    window.removeEventListener("offline", this.cut);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.line("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.join()));
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(String(event.data)) as Server);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private heard(message: Server): void {
    this.tries = 0;
    this.line("live");
    this.listen();
    const id = "id" in message && message.type !== "table" ? message.id : null;
    const pending = id ? this.pending.get(id) : undefined;
    if (id && pending) {
      this.pending.delete(id);
      pending.answer(message);
    }
    this.hear(message);
  }

  /** After a while without a word, ask; without an answer, connect anew. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.send({ type: "ping" });
      this.timer = window.setTimeout(() => this.renew(), LOST);
    }, QUIET);
  }

  /** The machine says that it has no network: no need to wait until the silence is noticed. */
  private cut = (): void => {
    if (this.socket !== null) this.renew();
  };

  /** Connect anew. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(0);
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    this.socket = null;
    if (this.closed) return;
    if (code === GONE) {
      this.line("gone");
      return;
    }
    this.line("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0;
    this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private send(message: Client): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The page is looked at again, or the network is back: say so, and make sure that the line is alive. */
  private seen = (): void => {
    const away = document.visibilityState === "hidden";
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.send({ type: "presence", away });
      if (!away) {
        clearTimeout(this.timer);
        this.send({ type: "ping" });
        this.timer = window.setTimeout(() => this.renew(), LOST);
      }
    } else if (!away && !this.closed && this.socket === null) {
      this.tries = 0;
      this.open();
    }
  };
}
