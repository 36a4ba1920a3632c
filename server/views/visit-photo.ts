import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { KeptRow } from '#server/platform/objects/kept-column.ts';

/**
 * While these last a Karigar needs the pictures of the visit they lead; before and afterwards a home is none of their
 * business.
 */
export const PICTURED: readonly BookingStatus[] = [
  'dispatched',
  'arrived',
  'in_progress',
  'done',
  'disputed',
];

/**
 * A picture of a visit, for its customer, for the Karigar who leads it while it lasts, and for operations; one of a problem
 * for the customer who raised it and operations only.
 */
export const findVisitPhoto = (
  db: Database,
  { id, userId, isOps }: { readonly id: string; readonly userId: string; readonly isOps: boolean },
): Promise<SeenPhoto | undefined> => selectPhoto.first(db, [id, userId, isOps, PICTURED]);

type SeenPhoto = KeptRow & { readonly bookingId: string };

const selectPhoto = statement<[string, string, boolean, readonly BookingStatus[]], SeenPhoto>({
  name: 'visit-photo',
  text: `select p.webp as bytes, p.kept, p.booking_id as "bookingId" from visit_photos p
      join bookings b on b.id = p.booking_id
      left join visits v on v.id = p.booking_id
    where p.id = $1 and ($3 or b.user_id = $2
      or b.status = any($4) and exists (select from karigars k where k.user_id = $2 and k.id = v.karigar_id))
    union all
    select d.webp as bytes, d.kept, d.booking_id as "bookingId" from dispute_photos d join bookings b on b.id = d.booking_id
    where d.id = $1 and ($3 or b.user_id = $2)`,
});
