import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { disputedOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Dispute } from '#server/modules/visit/case-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { listVisits, type VisitRow } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { visitsCome } from '../../steps/visit/crew-of.ts';

/**
 * The visits of a booking whose work has ended that took place, in their order. Nobody complains of a day on which nobody
 * came: it is not on the bill.
 */
export async function visitsServed(
  db: Database,
  booking: Pick<Booking, 'id' | 'startsAt' | 'status' | 'category'>,
): Promise<VisitRow[]> {
  const standing = (await listVisits(db, booking.id)).filter(({ endedAs }) => endedAs === null);
  const visit = await findVisit(db, booking.id);
  const come = await visitsCome(db, booking, visit, Number.POSITIVE_INFINITY);
  return standing.filter(({ id }) => come.includes(id));
}

type Redone = { readonly visits: readonly VisitRow[]; readonly amountPaise: Paise };

/**
 * The visits whose disputed work is to be done again, and what of the bill is for them: the one that is named, here or by the
 * customer, or all that took place. Each of them costs the same.
 */
export async function visitsToRedo(
  db: Database,
  booking: Pick<Booking, 'id' | 'days' | 'startsAt' | 'status' | 'category'>,
  dispute: Pick<Dispute, 'visit'>,
  named: number | undefined,
): Promise<Outcome<Redone, 'rework-not-possible'>> {
  const { id, days } = booking;
  const position = dispute.visit ?? named;
  const served = await visitsServed(db, booking);
  const visits = served.filter((one) => position === undefined || one.position === position);
  const isDisputed = named === undefined || named === position;
  if (!isDisputed || visits.length === 0) return refuse('rework-not-possible');
  const share = position === undefined ? days : visits.length;
  const mostPaise = disputedOf(await listBillLines(db, id), { visits: share, of: days });
  const amountPaise = mostPaise - (mostPaise % visits.length);
  return amountPaise === 0 ? refuse('rework-not-possible') : accept({ visits, amountPaise });
}
