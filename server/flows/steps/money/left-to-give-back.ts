import type { Paise } from '#kernel/money.ts';
import { paidForVisits } from '#server/modules/booking/instalments.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { sumCounted } from '#server/modules/ledger/store.ts';
import { sumGivenByHand } from '#server/modules/transfer/sums-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * The amount paid for a booking, and how much of it is still to go back beside what is kept: refunds by hand before
 * count, so that nobody has back more than they paid.
 */
export async function leftToGiveBack(
  db: Database,
  bookingId: string,
  keptPaise: Paise = 0,
): Promise<{
  readonly paidPaise: Paise;
  readonly refundPaise: Paise;
  readonly countedPaise: Paise;
}> {
  const paidPaise = paidForVisits(await listInstalments(db, bookingId));
  const leftPaise = Math.max(0, paidPaise - keptPaise);
  const countedPaise = Math.min(await handedBack(db, bookingId), leftPaise);
  return { paidPaise, refundPaise: leftPaise - countedPaise, countedPaise };
}

/**
 * The sum that colleagues refunded by hand and no ending of a visit has counted yet. A refund that waits for a second approval
 * is not given.
 */
export async function handedBack(db: Database, bookingId: string): Promise<Paise> {
  const givenPaise = await sumGivenByHand(db, bookingId);
  return givenPaise === 0 ? 0 : Math.max(0, givenPaise - (await sumCounted(db, bookingId)));
}
