import { payOfDays } from '#server/modules/karigar/pay.ts';
import { postEntry, sumEarned } from '#server/modules/ledger/store.ts';
import { attendancePaidEntry } from '#server/modules/ledger/work-entries.ts';
import { sumsOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import type { Ending } from '../../steps/money/post-at-end.ts';
import { crewsPaid } from '../../steps/visit/crew-of.ts';

/**
 * It turned out that somebody came after all, and the others have shared their part already: we pay what they would have
 * had, and take it from nobody.
 */
export async function payAfterAll(
  ending: Ending,
  visit: Visit | undefined,
  karigarId: number,
): Promise<void> {
  const { db, now, booking, eventId } = ending;
  const { category, option } = booking;
  const {
    workPaise: pricePaise,
    laborPaise,
    partsPaise,
  } = sumsOf(await listBillLines(db, booking.id));
  const days = await crewsPaid(db, booking, visit, now);
  const pay = payOfDays({ pricePaise, laborPaise, partsPaise, category, option }, days);
  const theirs = pay.find((one) => one.karigarId === karigarId)?.amountPaise ?? 0;
  const amountPaise = theirs - (await sumEarned(db, booking.id, karigarId));
  if (amountPaise <= 0) return;
  const earned = [{ karigarId, amountPaise }];
  const entry = attendancePaidEntry({ bookingId: booking.id, eventId, pay: earned });
  await postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
  await keepIncomeTax(ending, [{ karigarId, amountPaise, grossPaise: amountPaise }]);
}
