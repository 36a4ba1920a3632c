import type { QueryKey } from '@tanstack/react-query';
import type { Operation, OutputOf } from '#contract/operation.ts';

export type Kept<Value> = { readonly value: Value; readonly at: number };

/** One shelf for each person, so that nobody finds what another has read here. */
const SHELF = 'aangan-own ';
/** More than anybody looks at without a network. */
const MOST = 60;

let reader: string | undefined;

/**
 * Keeps answers for this person from now on and deletes all that was kept for anybody else: everything, when nobody is
 * signed in.
 */
export async function keepFor(uid: string | undefined): Promise<void> {
  reader = uid;
  await quietly(async (all) => {
    const others = (await all.keys()).filter(
      (name) => name.startsWith(SHELF) && name !== SHELF + uid,
    );
    await Promise.all(others.map((name) => all.delete(name)));
  });
}

/** Answers of somebody else's pages, at which one of us looks, are not kept; what is there stays. */
export function keepNothingMore(): void {
  reader = undefined;
}

/** The last answer to a question, with its time, for when there will be no other. */
export async function keepAnswer(question: QueryKey, value: unknown): Promise<void> {
  const whose = reader;
  if (whose === undefined) return;
  await quietly(async (all) => {
    const shelf = await all.open(SHELF + whose);
    await shelf.put(addressOf(question), Response.json({ value, at: Date.now() }));
    const questions = await shelf.keys();
    await Promise.all(questions.slice(0, -MOST).map((old) => shelf.delete(old)));
    // The person has signed out in the meantime.
    if (reader !== whose) await all.delete(SHELF + whose);
  });
}

/** Nothing, when it is not what the operation promises today: an earlier version of the app may have kept it. */
export const keptAnswer = <O extends Operation>(
  { output }: O,
  question: QueryKey,
): Promise<Kept<OutputOf<O>> | undefined> =>
  quietly(async (all) => {
    if (reader === undefined) return undefined;
    const answer = await (await all.open(SHELF + reader)).match(addressOf(question));
    const kept = answer && ((await answer.json()) as Kept<unknown>);
    const value = kept && output.safeParse(kept.value);
    return kept && value?.success ? { value: value.data as OutputOf<O>, at: kept.at } : undefined;
  });

const addressOf = (question: QueryKey): string =>
  `/kept/${encodeURIComponent(JSON.stringify(question))}`;

/** Storage may be full or forbidden, and on plain http there is none: then nothing is kept. */
async function quietly<T>(work: (all: CacheStorage) => Promise<T>): Promise<T | undefined> {
  const { caches } = globalThis as { caches?: CacheStorage };
  try {
    return caches && (await work(caches));
  } catch {
    return undefined;
  }
}
