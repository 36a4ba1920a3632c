import { recordClosed } from '#server/modules/payment/attempt-store.ts';
import { type Money, tellOfMoney } from './count-money.ts';

/** Not what we asked for: nothing is settled, the order is closed, and people look at it. */
export async function refuseMoney(money: Money): Promise<'mismatch'> {
  const { db, attempt, receipt } = money;
  if ((await recordClosed(db, attempt.id, 'mismatched')) === 0) return 'mismatch';
  const { amountPaise, orderReference, gatewayReference } = receipt;
  const reported = { amountPaise, orderReference, gatewayReference };
  await tellOfMoney(money, 'PaymentMismatched', { reported });
  return 'mismatch';
}
