export type StreamedEvent = { readonly name: string; readonly id: string; readonly data: unknown };

export type EventStreamOptions = {
  /** A sign of life, so that nobody in between takes a quiet connection for a dead one. */
  readonly heartbeatMs?: number;
  readonly onEnd?: () => void;
};

const HEARTBEAT_MS = 20_000;
/** Heartbeats without a read after which a listener is gone, or holds us up on purpose. */
const MOST_UNREAD = 3;
/** How long a browser waits before it comes back; spread, because all come back at once when a server leaves. */
const RETRY_MS = { least: 1_000, spread: 3_000 };

/**
 * Server-sent events for one connection. Every event replaces the one before it: for a slow reader only the
 * latest of each name is kept, so however slow they are, they cost one event of memory.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #onEnd: () => void;
  readonly #heart: NodeJS.Timeout;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** The latest event of each name. */
  readonly #waiting = new Map<string, string>();
  #unread = 0;
  #latest: unknown;
  #overhear: (data: unknown) => void = () => {};

  constructor({ heartbeatMs = HEARTBEAT_MS, onEnd = () => {} }: EventStreamOptions = {}) {
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      pull: () => this.#flush(),
      cancel: () => this.#finish(),
    });
    const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
    this.#write(`retry: ${retry}\n\n`);
    this.#heart = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  get ended(): boolean {
    return this.#controller === undefined;
  }

  /** Told of what is sent from now on, and of what was sent last. */
  overhear(listener: (data: unknown) => void): void {
    this.#overhear = listener;
    if (this.#latest !== undefined) listener(this.#latest);
  }

  send({ name, id, data }: StreamedEvent): void {
    this.#latest = data;
    this.#overhear(data);
    this.#put(name, `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says that something has changed, and not what: whoever shows it asks for it. */
  nudge(name: string): void {
    this.#put(name, `event: ${name}\ndata: {}\n\n`);
  }

  /** The connection ends; a browser comes back by itself, to whoever answers then. */
  end(): void {
    const controller = this.#controller;
    this.#finish();
    controller?.close();
  }

  #put(name: string, text: string): void {
    this.#waiting.set(name, text);
    if (this.#isRead()) this.#flush();
  }

  #flush(): void {
    this.#unread = 0;
    const text = [...this.#waiting.values()].join('');
    this.#waiting.clear();
    if (text) this.#write(text);
  }

  #beat(): void {
    if (this.#isRead()) {
      this.#write(': still here\n\n');
      return;
    }
    this.#unread += 1;
    if (this.#unread >= MOST_UNREAD) this.end();
  }

  #isRead(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  #write(text: string): void {
    this.#controller?.enqueue(ENCODER.encode(text));
  }

  #finish(): void {
    if (this.ended) return;
    this.#controller = undefined;
    this.#waiting.clear();
    clearInterval(this.#heart);
    this.#onEnd();
  }
}

const ENCODER = new TextEncoder();
