import { nextLateAskAt } from '#server/modules/payment/asking.ts';
import { recordAskedLate } from '#server/modules/payment/attempt-store.ts';
import { recordMismatched } from '#server/modules/payment/mismatch-store.ts';
import { type Money, recordMoneyEvent } from '../../steps/money/count-money.ts';

/**
 * Not what we asked for: nothing is settled, and people look at it. A gateway may have answered wrong once, so it is asked
 * some times more, and its true answer settles; see `modules/payment/asking.ts`.
 */
export async function refuseMoney(money: Money): Promise<'mismatch'> {
  const { db, now, attempt, receipt } = money;
  if (attempt.state === 'mismatched') {
    const isDue = attempt.nextAskAt !== null && attempt.nextAskAt <= now;
    const next = nextLateAskAt(attempt.askedClosed + 1, now) ?? null;
    if (isDue) await recordAskedLate(db, attempt.id, next);
    return 'mismatch';
  }
  const again = nextLateAskAt(0, now) ?? null;
  const { amountPaise, orderReference, gatewayReference, instrument } = receipt;
  const paid = { amountPaise, gatewayReference, instrument };
  if ((await recordMismatched(db, attempt.id, paid, again)) === 0) return 'mismatch';
  const reported = { amountPaise, orderReference, gatewayReference };
  await recordMoneyEvent(money, 'PaymentMismatched', { reported });
  return 'mismatch';
}
