import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openDocument } from './karigar-document.ts';

/** The address at which the customer finds the Karigar's face; the name of the picture changes with it. */
export const karigarPortrait = (bookingId: string, portraitId: string): string =>
  `/api/bookings/${bookingId}/karigar/${portraitId}`;

type Asking = { readonly bookingId: string; readonly portraitId: string; readonly userId: string };

/** The face of the Karigar who comes to this customer, from the moment they have said yes until the visit is over. */
export async function findPortrait(
  {
    db,
    keys,
    objects,
  }: { readonly db: Database; readonly keys: Keys; readonly objects: ObjectStore },
  { bookingId, portraitId, userId }: Asking,
): Promise<Buffer | undefined> {
  const row = await selectPortrait.first(db, [bookingId, portraitId, userId]);
  return row && openDocument({ keys, objects }, { id: portraitId, ...row });
}

const selectPortrait = statement<
  [bookingId: string, portraitId: string, userId: string],
  KeptRow & { userId: string }
>({
  name: 'view-karigar-portrait',
  text: `select d.user_id as "userId", d.sealed as bytes, d.kept
    from bookings b
    join visits v on v.id = b.id
    join karigars k on k.id = v.karigar_id
    join karigar_documents d on d.user_id = k.user_id and d.kind = 'portrait' and d.state = 'accepted'
    where b.id = $1 and d.id = $2 and b.user_id = $3
      and b.status in ('assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'disputed')`,
});
