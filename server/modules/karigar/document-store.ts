import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { type DocumentKind, documentSeal, type ShownDocument } from './applying.ts';

const put = statement<[string, string, string, Buffer, Date]>({
  name: 'karigar-record-document',
  text: `insert into karigar_documents (id, user_id, kind, sealed, sent_at) values ($1, $2, $3, $4, $5)
    on conflict (user_id, kind) do update
      set id = $1, sealed = $4, kept = null, sent_at = $5, state = 'sent', reason = null`,
});

/** The latest of its kind takes the place of the one before. */
export async function recordDocument(
  db: Database,
  keys: Keys,
  { id, userId, kind, webp }: { id: string; userId: string; kind: DocumentKind; webp: Buffer },
  now: Instant,
): Promise<void> {
  const sealed = seal(keys, webp.toString('base64'), documentSeal(userId, id));
  await put.run(db, [id, userId, kind, sealed, new Date(now)]);
}

const list = statement<[string], ShownDocument>({
  name: 'karigar-list-documents',
  text: 'select kind, state from karigar_documents where user_id = $1',
});

export const listDocuments = (db: Database, userId: string): Promise<ShownDocument[]> =>
  list.run(db, [userId]);

const judge = statement<[string, string[], string]>({
  name: 'karigar-return-documents',
  text: `update karigar_documents set state = 'returned', reason = $3 where user_id = $1 and kind = any($2)`,
});
const acceptAll = statement<[string]>({
  name: 'karigar-accept-documents',
  text: `update karigar_documents set state = 'accepted', reason = null where user_id = $1`,
});

export const recordReturned = (
  db: Database,
  userId: string,
  kinds: readonly DocumentKind[],
  reason: string,
): Promise<unknown> => judge.run(db, [userId, [...kinds], reason]);

export const recordAccepted = (db: Database, userId: string): Promise<unknown> =>
  acceptAll.run(db, [userId]);
