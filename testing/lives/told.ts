import type { BookingStatus } from '#contract/booking-statuses.ts';
import {
  type BookingMoney,
  moneyOf,
  NOTHING_MOVED,
} from '#server/modules/booking/booking-money.ts';
import { decideExpiry, takesNoMoney } from '#server/modules/booking/expiry.ts';
import { isReturned } from '#server/modules/transfer/refunding.ts';
import type { Refund } from '#server/modules/transfer/transfer.ts';
import { balanceIn, type Life } from './life.ts';

/** The money of a booking as every screen is told of it. */
export function moneyTold(life: Life): BookingMoney {
  const { booking, instalments, refunds, now } = life;
  const sumOf = (some: readonly Refund[]) =>
    some.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const moved = {
    ...NOTHING_MOVED,
    refundedPaise: sumOf(refunds.filter(({ state }) => state === 'paid')),
    refundingPaise: sumOf(refunds.filter(({ state }) => state !== 'paid')),
    unwantedPaise: sumOf(refunds.filter(isReturned)),
    creditedPaise: life.creditBackPaise,
    goodwillPaise: life.goodwillPaise,
    promisedPaise: life.promisedPaise,
    promisedBackPaise: balanceIn(life, 'rework_promised', ['rework-as-credit']),
  };
  return moneyOf(booking, instalments, moved, now);
}

const BEFORE_SETTING_OUT: readonly BookingStatus[] = ['pending', 'assigned'];

/** The clock would free it at its hour in every state before somebody sets out, and it takes no money any more. */
export function lapsesUnpaid({ booking }: Life): boolean {
  const { holdUntil } = booking;
  if (holdUntil === null) return true;
  return BEFORE_SETTING_OUT.map((status) => ({ ...booking, status })).every(
    (lapsing) =>
      decideExpiry(lapsing, false, holdUntil).kind === 'expire' && takesNoMoney(lapsing, holdUntil),
  );
}
