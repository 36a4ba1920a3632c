import type { BETTER_WAYS } from '#contract/customer/cancellation.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { alarmOf } from './alarms.ts';
import { type Booking, waitsForMoney } from './booking.ts';
import { areWeLate, lateFrom, quoteFee } from './cancelling.ts';
import { noShowFrom, quoteMirrorFee } from './failing.ts';
import { nextTimeout } from './timeouts.ts';

export type BetterWay = {
  readonly by: (typeof BETTER_WAYS)[number];
  readonly from: Instant;
  readonly refundPaise: Paise;
  readonly creditPaise: Paise;
};

/**
 * Finds what serves the customer better than cancelling now, because it is we who are late (ruling R39): to wait until
 * cancelling is free, until nobody has come, or until we call the visit off ourselves. A customer who opens the sheet
 * is told without asking.
 */
export function betterWay(booking: Booking, paidPaise: Paise, now: Instant): BetterWay | null {
  if (booking.status === 'pending') return nobodyFound(booking, paidPaise, now);
  if (booking.status !== 'assigned' && booking.status !== 'dispatched') return null;
  if (now < booking.startsAt) return null;
  if (!areWeLate(booking, now) && quoteFee(booking, now).feePaise > 0) {
    return { by: 'late', from: lateFrom(booking), refundPaise: paidPaise, creditPaise: 0 };
  }
  const from = noShowFrom(booking);
  const creditPaise = quoteMirrorFee(booking, paidPaise, Math.max(now, from));
  return { by: 'nobody-came', from, refundPaise: paidPaise, creditPaise };
}

/** The alarm's hour has come, and the clock has not yet called it off. */
export function nobodyFound(booking: Booking, paidPaise: Paise, now: Instant): BetterWay | null {
  if (booking.status !== 'pending' || waitsForMoney(booking)) return null;
  const alarm = alarmOf(booking);
  const timeout = nextTimeout(booking);
  if (!alarm || timeout?.move !== 'platformCancel' || now < alarm.at || now >= timeout.at)
    return null;
  const creditPaise = quoteMirrorFee(booking, paidPaise, timeout.at);
  return { by: 'nobody-found', from: timeout.at, refundPaise: paidPaise, creditPaise };
}
