import type { Instant } from '#kernel/time.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';

const PREFIX = 'erasures/';

/** An erasure is kept outside the database: one that is set back does not know it any more. */
export const noteErasure = (
  { objects }: { readonly objects: Pick<ObjectStore, 'put'> },
  { userId, at }: { readonly userId: string; readonly at: Instant },
): Promise<void> =>
  objects.put(`${PREFIX}${userId}`, Buffer.from(`${new Date(at).toISOString()}\n`));

/** The ids of all accounts that were erased. */
export const listErasures = async (objects: Pick<ObjectStore, 'list'>): Promise<string[]> =>
  (await objects.list(PREFIX)).map((key) => key.slice(PREFIX.length));
