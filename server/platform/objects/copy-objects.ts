import type { ObjectStore } from './object-store.ts';

/** Everything of ours in a data folder: there are the secrets and the database as well, which go nowhere. */
export const OBJECT_PREFIXES = [
  'profile-images/',
  'visit-photos/',
  'dispute-photos/',
  'karigar-documents/',
  'payouts/',
  'settlements/',
] as const;

/** Copies the objects that the other store lacks; answers how many. */
export async function copyObjects(from: ObjectStore, to: ObjectStore): Promise<number> {
  let copied = 0;
  for (const prefix of OBJECT_PREFIXES) {
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
