import type { ObjectStore } from './object-store.ts';

/** Everything of ours in a data folder: there are the secrets and the database as well, which go nowhere. */
export const OBJECT_PREFIXES = [
  'profile-images/',
  'visit-photos/',
  'dispute-photos/',
  'enclosures/',
  'karigar-documents/',
  'service-pictures/',
  'payouts/',
  'settlements/',
  // Accounts that were erased, so that a restored database can erase them again.
  'erasures/',
] as const;

/** Copies the objects that the other store lacks; answers how many. */
export async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  prefixes: readonly string[] = OBJECT_PREFIXES,
): Promise<number> {
  let copied = 0;
  for (const prefix of prefixes) {
    const there = new Set(await to.list(prefix));
    for (const key of await from.list(prefix)) {
      const bytes = there.has(key) ? undefined : await from.get(key);
      if (!bytes) continue;
      await to.put(key, bytes);
      copied += 1;
    }
  }
  return copied;
}

/** Copies those of the keys that the other store lacks; answers how many came, and how many lie nowhere. */
export async function copyMissing(
  keys: readonly string[],
  from: Pick<ObjectStore, 'get'> | undefined,
  to: ObjectStore,
): Promise<{ readonly copied: number; readonly lost: number }> {
  const there = new Set<string>();
  for (const prefix of OBJECT_PREFIXES) for (const key of await to.list(prefix)) there.add(key);
  let [copied, lost] = [0, 0];
  for (const key of keys.filter((one) => !there.has(one))) {
    const bytes = await from?.get(key);
    if (bytes) await to.put(key, bytes);
    if (bytes) copied += 1;
    else lost += 1;
  }
  return { copied, lost };
}
