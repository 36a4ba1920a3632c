import { isBeingSettled } from '#contract/booking-phases.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { countUnpaidPayouts } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { listHeldVisits } from '../../steps/visit/list-held-visits.ts';

/** Work is found good, or its dispute decided, long before that. */
const LONGEST_UNDECIDED = 60 * DAY;

/**
 * Whether a present or former Karigar is yet to be paid: work done and not yet found good, earned, on its way to their
 * bank. Checked in the order in which money goes, so that none passes by between two questions.
 */
export async function isUnpaid(db: Database, userId: string, now: Instant): Promise<boolean> {
  const karigarId = await findKarigarAtWork(db, userId);
  if (karigarId === undefined) return false;
  const held = await listHeldVisits(db, karigarId, now - LONGEST_UNDECIDED);
  if (held.some(({ booking }) => isBeingSettled(booking.status))) return true;
  const earnedPaise = -(await balanceOf(db, karigarPayable(karigarId)));
  if (earnedPaise > (await balanceOf(db, cashWithKarigar(karigarId)))) return true;
  return (await countUnpaidPayouts(db, karigarId)) > 0;
}
