import { type Paise, percentOf } from '#kernel/money.ts';
import { addDays, dateInIndia, HOUR, toIndiaIso } from '#kernel/time.ts';
import { policy } from '../policy.ts';

export type CancellationTerms = {
  /** `2026-11-20T16:00:00+05:30`; null where that moment is past. */
  readonly freeUntil: string | null;
  /** Free in any case for these minutes after booking; said when the visit is today or tomorrow. */
  readonly graceMinutes: number | null;
  readonly lateFee: { readonly percent: number; readonly amountPaise: Paise };
  readonly dispatchedFee: { readonly percent: number; readonly amountPaise: Paise };
};

/**
 * "Full refund if cancelled at least 24 hours before; under 24 hours, a cancellation fee of up to 20%. Same-day
 * services: cancellation after OTP generation costs up to 50%" (specification §9). `now` comes from the server, so that
 * the browser's clock decides nothing; the server's quote decides what is charged.
 */
export function cancellationTerms(
  startsAt: string,
  now: string,
  pricePaise: Paise,
): CancellationTerms {
  const { freeHoursBefore, graceMinutesAfterBooking, capPercent } = policy.cancellation;
  const start = Date.parse(startsAt);
  const freeUntil = start - freeHoursBefore * HOUR;
  const tomorrow = addDays(dateInIndia(Date.parse(now)), 1);
  const fee = (percent: number) => ({ percent, amountPaise: percentOf(pricePaise, percent) });
  return {
    freeUntil: freeUntil >= Date.parse(now) ? toIndiaIso(freeUntil) : null,
    graceMinutes: dateInIndia(start) <= tomorrow ? graceMinutesAfterBooking : null,
    lateFee: fee(capPercent.futureDated),
    dispatchedFee: fee(capPercent.sameDay),
  };
}
