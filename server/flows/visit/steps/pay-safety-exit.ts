import { payOfDays, withoutPaidBefore } from '#server/modules/karigar/pay.ts';
import { listVisitsPaid } from '#server/modules/ledger/store.ts';
import { safetyPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { sumsOf } from '#server/modules/visit/bill.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import { type Ending, postAtEnd } from '../../steps/money/post-at-end.ts';
import { agreedOf } from './end-work.ts';

/**
 * "Whoever of a crew leaves for safety is paid the whole visit, by us" (ruling R44): what the visit would have paid them,
 * with the extra work that was agreed on. `days` says who of the crew came on each day, the leader first. Sent again it is
 * paid once: what somebody has had of the booking is taken off.
 */
export async function paySafetyExit(
  ending: Ending,
  days: readonly (readonly number[])[],
  leaving: readonly number[],
): Promise<void> {
  const { db, booking, eventId } = ending;
  const { category, option } = booking;
  const agreed = sumsOf(await agreedOf(db, booking));
  const { workPaise: pricePaise, laborPaise, partsPaise } = agreed;
  const whole = payOfDays({ pricePaise, laborPaise, partsPaise, category, option }, days);
  const pay = withoutPaidBefore(whole, await listVisitsPaid(db, booking.id)).filter(
    ({ karigarId, amountPaise }) => leaving.includes(karigarId) && amountPaise > 0,
  );
  if (pay.length === 0) return;
  await postAtEnd(ending, safetyPaidEntry({ bookingId: booking.id, eventId, pay }));
  await keepIncomeTax(
    ending,
    pay.map((one) => ({ ...one, grossPaise: one.amountPaise })),
  );
}
