import { dateInIndia, type Instant } from '#kernel/time.ts';
import { quoteWaiting } from '#server/modules/allowance/allowance.ts';
import { findRatesOn } from '#server/modules/allowance/store.ts';
import { isPosted } from '#server/modules/ledger/store.ts';
import { allowanceReference } from '#server/modules/ledger/work-entries.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type AtDoorAct, creditAllowance, inOrder } from './credit-allowance.ts';

/** The moment from which somebody had shown that they were at the door. */
export type ShownAtDoor = { readonly karigarId: number; readonly arrivedAt: Instant };

/** The customer lets them in: whoever has shown since when they were there is paid for a long wait, by the rates of the day. */
export async function payWaiting(
  act: AtDoorAct,
  letInAt: Instant,
  waited: readonly ShownAtDoor[],
): Promise<void> {
  const { db, now, booking, actor } = act;
  const { startsAt } = booking;
  const rates = await findRatesOn(db, dateInIndia(letInAt));
  if (!rates) return;
  for (const karigarId of inOrder(waited.map((one) => one.karigarId))) {
    const arrivedAt = waited.find((one) => one.karigarId === karigarId)?.arrivedAt ?? letInAt;
    const { minutes, amountPaise } = quoteWaiting(rates, { arrivedAt, startsAt, letInAt });
    const at = { bookingId: booking.id, karigarId, on: dateInIndia(startsAt) };
    if (amountPaise === 0 || (await isPosted(db, allowanceReference('waiting-paid', at)))) continue;
    const told = { karigarId, on: at.on, minutes, amountPaise };
    const eventId = await recordEvent(db, booking.id, 'WaitingPaid', now, actor, told);
    await creditAllowance(act, { ...at, kind: 'waiting-paid', eventId, amountPaise });
  }
}
