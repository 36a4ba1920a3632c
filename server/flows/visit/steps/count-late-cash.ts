import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { sumsOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { recordCashAtEnd } from '#server/modules/visit/store.ts';
import { collectCash } from '../../steps/money/collect-cash.ts';
import { recordVisitEvent, type VisitContext } from './perform-karigar-action.ts';

/**
 * Cash was counted at the door, and before we heard of it somebody else had ended the work, or its customer has raised a
 * problem or accepted it since: it pays what its bill still needs. Of more than that the event tells operations: the Karigar has it and it is the customer's.
 */
export async function countLateCash(
  context: VisitContext,
  cashPaise: Paise,
): Promise<Outcome<'done', 'cash-differs'>> {
  const { db, now, booking, karigarId, visit } = context;
  // Another telephone of the Karigar counted it already.
  if (visit.payBy === 'cash') return accept('done');
  const bill = sumsOf(await listBillLines(db, booking.id));
  const duePaise = dueAtEnd(await listInstalments(db, booking.id), bill);
  if (duePaise === 0) return refuse('cash-differs', { duePaise });
  const amountPaise = Math.min(cashPaise, duePaise);
  const excessPaise = cashPaise - amountPaise;
  const eventId = await recordVisitEvent(context, 'CashCollected', { amountPaise, excessPaise });
  await collectCash({ db, now, booking, eventId }, { karigarId, amountPaise });
  await recordCashAtEnd(db, booking.id);
  return accept('done');
}
