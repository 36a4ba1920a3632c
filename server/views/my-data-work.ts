import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openDocument } from './karigar-document.ts';
import { listNamedPayees } from './named-payees.ts';
import { findApplication } from './own-application.ts';

/** What he has told and shown us to work as a Karigar, pictures included. */
export async function workingOf(
  { pool, keys }: { readonly pool: Database; readonly keys: Keys },
  userId: string,
): Promise<Record<string, unknown> | null> {
  const application = await findApplication(pool, keys, userId);
  if (!application) return null;
  const papers = await papersOf.run(pool, [userId]);
  const own = await ownKarigar.first(pool, [userId]);
  return {
    ...application,
    paidAt: own ? (await listNamedPayees(pool, keys, own.id)).map(({ payee }) => payee) : [],
    documents: papers.map(({ id, kind, sealed }) => ({
      kind,
      file: `data:image/webp;base64,${openDocument(keys, { id, userId, sealed })?.toString('base64')}`,
    })),
  };
}

const ownKarigar = statement<[string], { id: number }>({
  name: 'my-data-own-karigar',
  text: 'select id from karigars where user_id = $1',
});

const papersOf = statement<[string], { id: string; kind: string; sealed: Buffer }>({
  name: 'my-data-shown-papers',
  text: 'select id, kind, sealed from karigar_documents where user_id = $1 order by sent_at',
});
