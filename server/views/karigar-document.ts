import { documentSeal } from '#server/modules/karigar/applying.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

const byId = statement<[string, string, boolean], { userId: string; sealed: Buffer }>({
  name: 'karigar-document',
  text: 'select user_id as "userId", sealed from karigar_documents where id = $1 and (user_id = $2 or $3)',
});

type Asking = { readonly id: string; readonly userId: string; readonly forOps: boolean };

/** The picture of a document, for its owner and for operations; for anybody else there is none. */
export async function findDocument(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  { id, userId, forOps }: Asking,
): Promise<{ readonly owner: string; readonly webp: Buffer } | undefined> {
  const row = await byId.first(db, [id, userId, forOps]);
  const webp = row && openDocument(keys, { id, ...row });
  return webp && { owner: row.userId, webp };
}

type Sealed = { readonly id: string; readonly userId: string; readonly sealed: Buffer };

export function openDocument(keys: Keys, { id, userId, sealed }: Sealed): Buffer | undefined {
  const letters = unseal<string>(keys, sealed, documentSeal(userId, id));
  return letters === undefined ? undefined : Buffer.from(letters, 'base64');
}
