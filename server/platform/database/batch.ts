/**
 * Lets requests that arrive while the database is busy share the next round trip: `write` answers each request on its
 * own. Alone, a request goes at once. Two requests with the same key never share a call. If a shared call fails, each of
 * its requests is tried by itself, so that one bad request spoils nobody else's.
 */
export function createBatch<Request, Answer>(
  write: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  { most, underway, keyOf }: BatchOptions<Request>,
): (request: Request) => Promise<Answer> {
  let waiting: Waiting<Request, Answer>[] = [];
  let running = 0;

  return (request) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      start();
    });

  function start(): void {
    if (running >= underway || waiting.length === 0) return;
    running += 1;
    void flush(nextBatch()).finally(() => {
      running -= 1;
      start();
    });
  }

  function nextBatch(): Waiting<Request, Answer>[] {
    const keys = new Set<string>();
    const batch: Waiting<Request, Answer>[] = [];
    const rest: Waiting<Request, Answer>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.request);
      if (batch.length === most || keys.has(key)) {
        rest.push(one);
      } else {
        keys.add(key);
        batch.push(one);
      }
    }
    waiting = rest;
    return batch;
  }

  async function flush(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await write(batch.map(({ request }) => request));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await flush([one]);
    }
  }
}

export type BatchOptions<Request> = {
  /** How many requests share a call at most, and how many calls are under way at once. */
  readonly most: number;
  readonly underway: number;
  readonly keyOf: (request: Request) => string;
};

type Waiting<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};
