import { dateInIndia } from '#kernel/time.ts';
import { settleBill } from '#server/modules/booking/billing.ts';
import { recordInstalmentWaived } from '#server/modules/booking/instalment-store.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { type OffOneDay, payOfDays, withoutPaidBefore } from '#server/modules/karigar/pay.ts';
import { listVisitsPaid, postEntry } from '#server/modules/ledger/store.ts';
import { workAcceptedEntry } from '#server/modules/ledger/work-entries.ts';
import { type BilledLine, taxOfBill } from '#server/modules/tax/tax-of.ts';
import { LESS_WORK } from '#server/modules/transfer/refunding.ts';
import { sumsOf, totalOf } from '#server/modules/visit/bill.ts';
import { countHandedBack, type Ending, giveBack } from '../../steps/money/divide-money.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import { handedBack } from '../../steps/money/left-to-give-back.ts';

/**
 * The work is accepted, by its customer, the clock or whoever resolved a dispute: what was paid is earned and divided,
 * what was not is owed from now on, what was paid too much goes back. A kindness by hand stays one, until with
 * it more would go back than was paid. Once for each booking, in the transaction of the
 * move that completes it, after its event. Who led the visit comes first; `days` says who
 * came on each day of an event, and `off` what a complaint took off one of them.
 */
export async function settleWork(
  ending: Ending,
  lines: readonly BilledLine[],
  karigarIds: readonly number[],
  days: readonly (readonly number[])[] = [karigarIds],
  off?: OffOneDay,
): Promise<void> {
  const { db, now, booking, eventId } = ending;
  const bill = sumsOf(lines);
  const settled = settleBill(await listInstalments(db, booking.id), bill);
  for (const part of settled.waived) await recordInstalmentWaived(db, booking.id, part, now);
  const abovePaise = Math.max(0, (await handedBack(db, booking.id)) - settled.usedPaise);
  const countedPaise = Math.min(abovePaise, settled.refundPaise);
  await countHandedBack(ending, countedPaise);
  await giveBack(ending, settled.refundPaise - countedPaise, LESS_WORK);
  if (totalOf(lines) === 0) return;
  const { workPaise: pricePaise, laborPaise, partsPaise } = bill;
  const { category, option, serviceId } = booking;
  const whole = payOfDays({ pricePaise, laborPaise, partsPaise, category, option }, days, off);
  const pay = withoutPaidBefore(whole, await listVisitsPaid(db, booking.id));
  const { usedPaise, duePaise } = settled;
  const { cgstPaise, sgstPaise } = taxOfBill({ serviceId, option, lines, on: dateInIndia(now) });
  const taxPaise = cgstPaise + sgstPaise;
  const entry = workAcceptedEntry({ bookingId: booking.id, usedPaise, duePaise, taxPaise, pay });
  await postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
  await keepIncomeTax(ending, pay);
}
