import type { requestPay as promise } from '#contract/karigar/request-pay.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { listPayeesToUse } from '#server/modules/karigar/payee-store.ts';
import { findKarigarBalance } from '#server/modules/ledger/store.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import {
  listLastReturned,
  lockKarigarBatches,
} from '#server/modules/transfer/karigar-payout-store.ts';
import { findPayWish, recordPayWish } from '#server/modules/transfer/pay-wish-store.ts';
import { nextAskedPay } from '#server/modules/transfer/payday.ts';
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
    const payAt = nextAskedPay(now, paidToday);
    const answer = accept({ payAt: toIndiaIso(payAt) });
    if (waits) return answer;
    if (await arePayoutsHeld(db)) return refuse('pay-paused');
    const { earnedPaise, cashHeldPaise } = await findKarigarBalance(db, karigarId);
    if (earnedPaise <= cashHeldPaise) return refuse('nothing-to-pay');
    if (await mustWaitForPayee(db, karigarId, now)) return refuse('payee-waits');
    await recordPayWish(db, karigarId, now);
    await recordEvent(db, userId, 'PayAsked', now, `karigar:${karigarId}`, { karigarId, payAt });
    return answer;
  });

/** Their last pay came back, and the account that they have named since is not used yet: no batch pays them before. */
async function mustWaitForPayee(db: Database, karigarId: number, now: Instant): Promise<boolean> {
  const payee = (await listPayeesToUse(db, now)).find((one) => one.karigarId === karigarId);
  return payee?.newWaits === true && (await listLastReturned(db)).has(karigarId);
}
