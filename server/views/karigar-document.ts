import { documentSeal } from '#server/modules/karigar/applying.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { bytesOf, type KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

const byId = statement<[string, string, boolean], KeptRow & { userId: string }>({
  name: 'karigar-document',
  text: 'select user_id as "userId", sealed as bytes, kept from karigar_documents where id = $1 and (user_id = $2 or $3)',
});

type Asking = { readonly id: string; readonly userId: string; readonly forOps: boolean };

/** The picture of a document, for its owner and for operations; for anybody else there is none. */
export async function findDocument(
  { db, keys, objects }: Deps & { readonly db: Database },
  { id, userId, forOps }: Asking,
): Promise<{ readonly owner: string; readonly webp: Buffer } | undefined> {
  const row = await byId.first(db, [id, userId, forOps]);
  const webp = row && (await openDocument({ keys, objects }, { id, ...row }));
  return webp && { owner: row.userId, webp };
}

type Deps = { readonly keys: Keys; readonly objects: ObjectStore };
type Sealed = KeptRow & { readonly id: string; readonly userId: string };

export async function openDocument(
  { keys, objects }: Deps,
  { id, userId, ...row }: Sealed,
): Promise<Buffer | undefined> {
  const sealed = await bytesOf(objects, row);
  const letters = sealed && unseal<string>(keys, sealed, documentSeal(userId, id));
  return letters === undefined ? undefined : Buffer.from(letters, 'base64');
}
