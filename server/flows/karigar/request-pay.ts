import type { requestPay as promise } from '#contract/karigar/request-pay.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { findPayeeToUse } from '#server/modules/karigar/payee-store.ts';
import { findKarigarBalance } from '#server/modules/ledger/store.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import {
  isLastReturned,
  lockKarigarBatches,
} from '#server/modules/transfer/karigar-payout-store.ts';
import { findPayWish, recordPayWish } from '#server/modules/transfer/pay-wish-store.ts';
import { nextAskedPay } from '#server/modules/transfer/payday.ts';
import { payeeWaitsUntil, whyNotPaid } from '#server/modules/transfer/paying.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * A Karigar asks to be paid at the next hour of paying, whatever is theirs by then. It goes where they are paid anyway, by the
 * batch of the day, which a second person checks.
 */
export const requestPay = (
  pool: Pool,
  userId: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const karigarId = await findKarigarAtWork(db, userId);
    if (karigarId === undefined) return refuse('not-on-roster');
    // A batch that is made meanwhile has paid it, or takes the wish along.
    await lockKarigarBatches(db);
    const { waits, paidToday } = await findPayWish(db, karigarId, dateInIndia(now));
    const returned = await findReturned(db, karigarId, now);
    const payAt = nextAskedPay(now, { paidToday, waitsUntil: payeeWaitsUntil(returned) });
    const answer = accept({ payAt: toIndiaIso(payAt) });
    if (waits) return answer;
    if (await arePayoutsHeld(db)) return refuse('pay-paused');
    const whyNot = whyNotPaid({ ...(await findKarigarBalance(db, karigarId)), ...returned });
    if (whyNot) return refuse(whyNot);
    await recordPayWish(db, karigarId, now);
    await recordEvent(db, userId, 'PayAsked', now, `karigar:${karigarId}`, { karigarId, payAt });
    return answer;
  });

/** Whether their last pay came back, and from when the account is used that they have named and that waits. */
async function findReturned(db: Database, karigarId: number, now: Instant) {
  const payee = await findPayeeToUse(db, karigarId, now);
  const lastReturned = await isLastReturned(db, karigarId);
  return { lastReturned, newUsableAt: payee?.newUsableAt ?? null };
}
