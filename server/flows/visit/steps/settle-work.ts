import type { Paise } from '#kernel/money.ts';
import { dateInIndia } from '#kernel/time.ts';
import { type Bill, settleBill } from '#server/modules/booking/billing.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordInstalmentWaived } from '#server/modules/booking/instalment-store.ts';
import { promiseForWork } from '#server/modules/booking/promised.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { type OffOneDay, payOfDays, withoutPaidBefore } from '#server/modules/karigar/pay.ts';
import { listVisitsPaid, sumPromised } from '#server/modules/ledger/store.ts';
import {
  type Earned,
  reworkDoneEntry,
  workAcceptedEntry,
} from '#server/modules/ledger/work-entries.ts';
import { type BilledLine, taxOfBill } from '#server/modules/tax/tax-of.ts';
import { LESS_WORK } from '#server/modules/transfer/refunding.ts';
import { linesBeyond, sumsOf, totalOf } from '#server/modules/visit/bill.ts';
import { countHandedBack } from '../../steps/money/divide-money.ts';
import { giveBack } from '../../steps/money/give-back.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import { handedBack } from '../../steps/money/left-to-give-back.ts';
import { type Ending, postAtEnd } from '../../steps/money/post-at-end.ts';

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
  const { db, now, booking } = ending;
  const bill = sumsOf(lines);
  const settled = settleBill(await listInstalments(db, booking.id), bill);
  for (const part of settled.waived) await recordInstalmentWaived(db, booking.id, part, now);
  const paid = { usedPaise: settled.usedPaise, paidPaise: settled.usedPaise + settled.refundPaise };
  const promisedPaise = await sumPromised(db, booking.id);
  const promise = promiseForWork(promisedPaise, { ...paid, workPaise: bill.workPaise });
  const usedPaise = settled.usedPaise - promise.usedPaise;
  const backPaise = settled.refundPaise - promise.backPaise;
  const abovePaise = Math.max(0, (await handedBack(db, booking.id)) - usedPaise);
  const countedPaise = Math.min(abovePaise, backPaise);
  await countHandedBack(ending, countedPaise);
  await giveBack(ending, settled.refundPaise - countedPaise, LESS_WORK, promise.backPaise);
  if (totalOf(lines) === 0) return;
  const whole = payOf(booking, bill, days, off);
  const pay = withoutPaidBefore(whole, await listVisitsPaid(db, booking.id));
  const { duePaise } = settled;
  const left = linesBeyond(lines, promise.usedPaise);
  const ofPromise =
    promise.usedPaise > 0 ? payOfPromise(pay, payOf(booking, sumsOf(left), days)) : [];
  await postDone(ending, { usedPaise: promise.usedPaise, pay: ofPromise });
  await postAccepted(ending, left, { usedPaise, duePaise, pay: without(pay, ofPromise) });
  await keepIncomeTax(ending, pay);
}

const payOf = (
  { category, option }: Booking,
  { workPaise: pricePaise, laborPaise, partsPaise }: Bill,
  days: readonly (readonly number[])[],
  off?: OffOneDay,
) => payOfDays({ pricePaise, laborPaise, partsPaise, category, option }, days, off);

/** The pay for what the customer does not pay: the whole of it but for what is on top. */
const payOfPromise = (whole: readonly Earned[], onTop: readonly Earned[]): Earned[] =>
  without(
    whole,
    onTop.map((one) => ({ ...one, amountPaise: Math.min(one.amountPaise, earnedIn(whole, one)) })),
  );

const without = (whole: readonly Earned[], part: readonly Earned[]): Earned[] =>
  whole.map((one) => ({ ...one, amountPaise: one.amountPaise - earnedIn(part, one) }));

const earnedIn = (pay: readonly Earned[], { karigarId }: Earned): Paise =>
  pay.find((one) => one.karigarId === karigarId)?.amountPaise ?? 0;

/** Work that is done again is paid by us, out of what we have promised for it. */
async function postDone(
  ending: Ending,
  done: Omit<Parameters<typeof reworkDoneEntry>[0], 'bookingId'>,
): Promise<void> {
  if (done.usedPaise === 0) return;
  await postAtEnd(ending, reworkDoneEntry({ bookingId: ending.booking.id, ...done }));
}

/** The lines that the customer pays, and they alone, are earned and bear tax. */
async function postAccepted(
  ending: Ending,
  lines: readonly BilledLine[],
  work: Omit<Parameters<typeof workAcceptedEntry>[0], 'bookingId' | 'taxPaise'>,
): Promise<void> {
  if (totalOf(lines) === 0) return;
  const { id: bookingId, serviceId, option } = ending.booking;
  const on = dateInIndia(ending.now);
  const { cgstPaise, sgstPaise } = taxOfBill({ serviceId, option, lines, on });
  const taxPaise = cgstPaise + sgstPaise;
  await postAtEnd(ending, workAcceptedEntry({ bookingId, taxPaise, ...work }));
}
