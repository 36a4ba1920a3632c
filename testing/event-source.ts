import { setTimeout as pause } from 'node:timers/promises';

export type Told = { readonly event: string; readonly id: string; readonly data: unknown };

/** A stream of server-sent events as a browser reads one. */
export type TestEventSource = {
  readonly status: number;
  readonly told: readonly Told[];
  /** Signs of life so far. */
  readonly heartbeats: number;
  /** Whether it ended without having been ended. */
  readonly broken: boolean;
  /** Resolves when the server has ended it, or the connection broke. */
  readonly ended: Promise<void>;
  /** The next event that has not been looked at yet. */
  next(): Promise<Told>;
  close(): void;
};

const LONGEST_WAIT_MS = 10_000;

export async function openEventSource(
  url: string,
  headers: Record<string, string>,
): Promise<TestEventSource> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const source = { told: [] as Told[], heartbeats: 0, broken: false };
  const ended = response.ok && response.body ? read(response.body, source) : Promise.resolve();
  let looked = 0;
  return {
    status: response.status,
    get told() {
      return source.told;
    },
    get heartbeats() {
      return source.heartbeats;
    },
    get broken() {
      return source.broken;
    },
    ended,
    async next() {
      const until = Date.now() + LONGEST_WAIT_MS;
      while (source.told.length <= looked) {
        if (Date.now() > until) throw new Error('Nothing was told');
        await pause(5);
      }
      looked += 1;
      return source.told[looked - 1] as Told;
    },
    close: () => leaving.abort(),
  };
}

async function read(
  body: ReadableStream<Uint8Array>,
  source: { told: Told[]; heartbeats: number; broken: boolean },
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) source.heartbeats += 1;
        const told = readBlock(block);
        if (told) source.told.push(told);
      }
    }
  } catch {
    source.broken = true;
  }
}

function readBlock(block: string): Told | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) };
}
