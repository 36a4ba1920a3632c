import { isDatabaseAway, isLockTimeout, TooBusy } from './faults.ts';

/**
 * Lets requests that arrive while the database is busy share the next round trip: `write` answers each request on its
 * own. Alone, a request goes at once. Two requests with the same key never share a call.
 *
 * Nobody waits for a stranger. A call that takes longer than usual is joined by another one beside it. A shared call that
 * fails is taken apart by halves. `write` waits for locks only for a moment; whoever is found to need one that somebody
 * holds goes alone, patiently, and what its owner asks meanwhile waits for it. Who has no answer when the patience is
 * over is told so; a call under way goes on, and asking again finds what it has done.
 */
export function createBatch<Request, Answer>(
  write: Write<Request, Answer>,
  options: BatchOptions<Request>,
): (request: Request) => Promise<Answer> {
  const semaphore = new Semaphore(write, options);
  return (request) => semaphore.ask(request);
}

/** A patient call may wait for a lock; the others are shared with strangers and may not. */
export type Write<Request, Answer> = (
  requests: readonly Request[],
  patient: boolean,
) => Promise<readonly Answer[]>;

export type BatchOptions<Request> = {
  /** How many requests share a call at most, and how many calls are under way at once. */
  readonly most: number;
  readonly semaphore: number;
  readonly keyOf: (request: Request) => string;
  /** The key of requests that tend to wait for the same locks. */
  readonly ownerOf: (request: Request) => string;
  /** A call that has taken so long is slow: the next does not wait for its end. */
  readonly usualMs?: number;
  readonly patienceMs?: number;
};

type Waiting<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  readonly deadline: NodeJS.Timeout;
  /** It has an answer, or was told that there is none. */
  over: boolean;
};

class Semaphore<Request, Answer> {
  readonly #write: Write<Request, Answer>;
  readonly #options: Required<BatchOptions<Request>>;
  #fresh: Waiting<Request, Answer>[] = [];
  /** Parts of calls that have failed. */
  #parts: Waiting<Request, Answer>[][] = [];
  /** Found to wait for a lock. */
  #blocked: Waiting<Request, Answer>[] = [];
  /** Owners of those that wait for their lock in a lane of their own. */
  readonly #patient = new Set<string>();
  #underway = 0;
  #startedAt = Number.NEGATIVE_INFINITY;
  #later: NodeJS.Timeout | undefined;

  constructor(write: Write<Request, Answer>, options: BatchOptions<Request>) {
    this.#write = write;
    this.#options = { usualMs: 100, patienceMs: 6_000, ...options };
  }

  ask(request: Request): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const deadline = setTimeout(
        () => fail(waiting, new TooBusy('The database has not answered in time')),
        this.#options.patienceMs,
      );
      const waiting = { request, resolve, reject, deadline, over: false };
      this.#fresh.push(waiting);
      this.#start();
    });
  }

  #start(): void {
    const { semaphore, usualMs } = this.#options;
    while (this.#underway < semaphore) {
      const rest = this.#startedAt + usualMs - performance.now();
      if (this.#underway > this.#patient.size && rest > 0) {
        this.#startLater(rest);
        return;
      }
      const batch = this.#nextPart() ?? this.#nextShared();
      const blocked = batch ? undefined : this.#nextBlocked();
      if (batch) void this.#run(batch, false);
      else if (blocked) void this.#run([blocked], true);
      else return;
    }
  }

  /** A call is under way; if it turns out to be slow, those who wait go beside it. */
  #startLater(ms: number): void {
    if (this.#fresh.length + this.#parts.length + this.#blocked.length === 0) return;
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      this.#start();
    }, Math.ceil(ms));
  }

  #nextPart(): Waiting<Request, Answer>[] | undefined {
    this.#parts = this.#parts.map(withoutThoseOver).filter(({ length }) => length > 0);
    return this.#parts.shift();
  }

  #nextShared(): Waiting<Request, Answer>[] | undefined {
    const { most, keyOf, ownerOf } = this.#options;
    const owners = this.#blocked.map(({ request }) => ownerOf(request));
    const blockedOwners = new Set([...owners, ...this.#patient]);
    const keys = new Set<string>();
    const batch: Waiting<Request, Answer>[] = [];
    const rest: Waiting<Request, Answer>[] = [];
    for (const one of withoutThoseOver(this.#fresh)) {
      const key = keyOf(one.request);
      const mustWait = blockedOwners.has(ownerOf(one.request));
      if (mustWait || batch.length === most || keys.has(key)) {
        rest.push(one);
      } else {
        keys.add(key);
        batch.push(one);
      }
    }
    this.#fresh = rest;
    return batch.length > 0 ? batch : undefined;
  }

  /** One at a time for each owner, and the last lane stays free for those who wait for nobody. */
  #nextBlocked(): Waiting<Request, Answer> | undefined {
    this.#blocked = withoutThoseOver(this.#blocked);
    if (this.#patient.size >= this.#options.semaphore - 1) return undefined;
    const isNext = ({ request }: Waiting<Request, Answer>) =>
      !this.#patient.has(this.#options.ownerOf(request));
    const next = this.#blocked.find(isNext);
    this.#blocked = this.#blocked.filter((one) => one !== next);
    return next;
  }

  async #run(batch: readonly Waiting<Request, Answer>[], patient: boolean): Promise<void> {
    const requests = batch.map(({ request }) => request);
    const owners = patient ? requests.map(this.#options.ownerOf) : [];
    this.#underway += 1;
    for (const owner of owners) this.#patient.add(owner);
    if (!patient) this.#startedAt = performance.now();
    try {
      const answers = await this.#write(requests, patient);
      for (const [index, one] of batch.entries()) succeed(one, answers[index] as Answer);
    } catch (error) {
      this.#takeApart(batch, patient, error);
    }
    this.#underway -= 1;
    for (const owner of owners) this.#patient.delete(owner);
    this.#start();
  }

  /** A failure that meets everybody alike is not tried again for each. */
  #takeApart(batch: readonly Waiting<Request, Answer>[], patient: boolean, error: unknown): void {
    if (batch.length > 1 && (isLockTimeout(error) || !isDatabaseAway(error))) {
      const half = Math.ceil(batch.length / 2);
      this.#parts.push(batch.slice(0, half), batch.slice(half));
    } else if (!patient && isLockTimeout(error)) {
      this.#blocked.push(...batch);
    } else {
      for (const one of batch) fail(one, error);
    }
  }
}

const withoutThoseOver = <One extends { readonly over: boolean }>(all: readonly One[]): One[] =>
  all.filter(({ over }) => !over);

function succeed<Answer>(one: Waiting<unknown, Answer>, answer: Answer): void {
  one.over = true;
  clearTimeout(one.deadline);
  one.resolve(answer);
}

function fail(one: Pick<Waiting<unknown, never>, 'over' | 'deadline' | 'reject'>, error: unknown) {
  one.over = true;
  clearTimeout(one.deadline);
  one.reject(error);
}
