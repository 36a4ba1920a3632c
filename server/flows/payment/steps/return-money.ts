import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import { refundDueEntry } from '#server/modules/ledger/entries.ts';
import type { ReturnReason } from '#server/modules/transfer/refunding.ts';
import { countMoney, type Money, recordMoneyEvent } from '../../steps/money/count-money.ts';
import { postAtEnd } from '../../steps/money/post-at-end.ts';
import { recordRefund } from '../../steps/money/record-refund.ts';

/** The money has come, so it is counted; and it is not wanted, so it goes back in full, at once. */
export async function returnMoney(money: Money, reason: ReturnReason): Promise<void> {
  const eventId = await owe(money, money.attempt.amountPaise, reason);
  await countMoney(money, eventId);
}

/** More has come than is wanted: what is too much goes back. It was counted with the rest. */
export async function returnExcess(money: Money, excessPaise: Paise): Promise<void> {
  await owe(money, excessPaise, 'mismatched');
}

async function owe(money: Money, amountPaise: Paise, reason: ReturnReason): Promise<number> {
  const { db, now, booking, attempt } = money;
  const refundId = newId(now);
  const refund = {
    id: refundId,
    bookingId: booking.id,
    attemptId: attempt.id,
    amountPaise,
    reason,
  };
  await recordRefund(db, refund, now);
  const told = { ...money, attempt: { ...attempt, amountPaise } };
  const eventId = await recordMoneyEvent(told, 'PaymentReturned', { refundId, reason });
  await postAtEnd({ db, now, booking, eventId }, refundDueEntry({ refundId, amountPaise }));
  return eventId;
}
