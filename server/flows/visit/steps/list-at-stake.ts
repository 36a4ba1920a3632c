import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { takeOff } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Dispute } from '#server/modules/visit/case-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lostPay, mostOfDispute, offOneVisit } from './bear-complaint.ts';

/** The Karigars whose pay a decision about this dispute can cut: whoever would lose if all of it were given back. */
export async function listAtStake(
  db: Database,
  booking: Booking,
  dispute: Pick<Dispute, 'visit'>,
  now: Instant,
): Promise<number[]> {
  const asked = await listBillLines(db, booking.id);
  const mostPaise = await mostOfDispute(db, booking, dispute);
  const taken = { asked, left: takeOff(asked, mostPaise) };
  const off = await offOneVisit({ db, booking, now }, dispute.visit, taken);
  return (await lostPay({ db, booking, now }, taken, off)).map(({ karigarId }) => karigarId);
}
