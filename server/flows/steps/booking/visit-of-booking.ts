import type { Booking } from '#server/modules/booking/booking.ts';
import { isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import { listVisits, type VisitRow } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type OneOfSeveral = { readonly visit: VisitRow; readonly visits: readonly VisitRow[] };

/**
 * A visit is meant by its position: one of several, or the whole booking where nothing else of it is left, or where none of
 * them stands without the others. Undefined where there is no such visit.
 */
export async function visitOfBooking(
  db: Database,
  booking: Pick<Booking, 'id' | 'category'>,
  position: number | undefined,
): Promise<OneOfSeveral | 'whole' | undefined> {
  if (position === undefined) return 'whole';
  const visits = await listVisits(db, booking.id);
  const visit = visits.find((one) => one.position === position);
  if (!visit) return undefined;
  return visit.endedAs !== null || isOneOfSeveral(booking, visits, visit)
    ? { visit, visits }
    : 'whole';
}
