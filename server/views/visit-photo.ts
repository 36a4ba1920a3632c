import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A picture of a visit, for its customer, the Karigar who leads it or took it, and operations. */
export const findVisitPhoto = async (
  db: Database,
  { id, userId, isOps }: { readonly id: string; readonly userId: string; readonly isOps: boolean },
): Promise<Buffer | undefined> => (await selectPhoto.first(db, [id, userId, isOps]))?.webp;

const selectPhoto = statement<[string, string, boolean], { webp: Buffer }>({
  name: 'visit-photo',
  text: `select p.webp from visit_photos p
      join bookings b on b.id = p.booking_id
      left join visits v on v.booking_id = p.booking_id
    where p.id = $1 and ($3 or b.user_id = $2
      or exists (select from karigars k where k.user_id = $2 and k.id in (v.karigar_id, p.karigar_id)))`,
});
