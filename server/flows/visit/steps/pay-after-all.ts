import type { Paise } from '#kernel/money.ts';
import { sumEarned } from '#server/modules/ledger/store.ts';
import { attendancePaidEntry, type Earned } from '#server/modules/ledger/work-entries.ts';
import { putBack } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import { oursOf } from '#server/modules/visit/complaint.ts';
import { findDecision } from '#server/modules/visit/complaint-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import { type Ending, postAtEnd } from '../../steps/money/post-at-end.ts';
import { crewsPaid } from '../../steps/visit/crews-come.ts';
import { lostPay, offOneVisit, payOf } from './bear-complaint.ts';
import { listHeard } from './list-heard.ts';

/**
 * It turned out that somebody came after all, and the others have shared their part already: we pay what they would have
 * had, and take it from nobody.
 */
export async function payAfterAll(
  ending: Ending,
  visit: Visit | undefined,
  karigarId: number,
): Promise<void> {
  const { db, booking, eventId } = ending;
  const theirs = await shareOf(ending, visit, karigarId);
  const amountPaise = theirs - (await sumEarned(db, booking.id, karigarId));
  if (amountPaise <= 0) return;
  const pay = [{ karigarId, amountPaise }];
  await postAtEnd(ending, attendancePaidEntry({ bookingId: booking.id, eventId, pay }));
  await keepIncomeTax(ending, [{ karigarId, amountPaise, grossPaise: amountPaise }]);
}

/** Their share of what a complaint has left of the bill, and what of their loss by it we bear, as for the others. */
async function shareOf(
  ending: Ending,
  visit: Visit | undefined,
  karigarId: number,
): Promise<Paise> {
  const { db, now, booking } = ending;
  const left = await listBillLines(db, booking.id);
  const dispute = await findDispute(db, booking.id);
  const taken = { asked: dispute ? putBack(left, dispute) : left, left };
  const off = await offOneVisit(ending, dispute?.visit ?? null, taken);
  const days = await crewsPaid(db, booking, visit, now);
  const lost = await lostPay(ending, taken, off);
  const told = await listHeard(db, booking.id);
  const own = told.find((one) => one.karigarId === karigarId);
  const borneBy = (await findDecision(db, booking.id))?.borneBy ?? 'us';
  const heard = own && own.appeal?.granted !== true ? [karigarId] : [];
  const ofThem = (pay: readonly Earned[]) =>
    pay.find((one) => one.karigarId === karigarId)?.amountPaise ?? 0;
  const ours = oursOf({ karigarId, amountPaise: ofThem(lost) }, { borneBy, heard });
  return ofThem(payOf(booking, left, days, off)) + ours;
}
