import { dateInIndia, type Instant } from '#kernel/time.ts';
import { findWayPromised } from '#server/modules/dispatch/way-promised-store.ts';
import { isPosted } from '#server/modules/ledger/store.ts';
import { allowanceReference } from '#server/modules/ledger/work-entries.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type AtDoorAct, creditAllowance, inOrder } from './credit-allowance.ts';

/**
 * A Karigar who came by a long way is paid what their offer promised, for each day on which they came: the leader at the door, the
 * others when it is known that they were there. Asked again, nothing happens.
 */
export async function payLongWays(
  act: AtDoorAct,
  startsAt: Instant,
  karigarIds: readonly number[],
): Promise<void> {
  const { db, now, booking, actor } = act;
  for (const karigarId of inOrder(karigarIds)) {
    const promised = await findWayPromised(db, booking.id, karigarId, startsAt);
    if (!promised || promised.amountPaise === 0) continue;
    const at = { bookingId: booking.id, karigarId, on: dateInIndia(startsAt) };
    if (await isPosted(db, allowanceReference('long-way-paid', at))) continue;
    const { amountPaise, journey } = promised;
    const told = { karigarId, on: at.on, kilometres: kilometresOf(journey.minutes), amountPaise };
    const eventId = await recordEvent(db, booking.id, 'LongWayPaid', now, actor, told);
    await creditAllowance(act, { ...at, kind: 'long-way-paid', eventId, amountPaise });
  }
}

/** The same for everybody who is paid for having come, once it is settled who that is. */
export async function payLongWaysOf(
  act: AtDoorAct,
  days: readonly { readonly startsAt: Instant; readonly crew: readonly number[] }[],
): Promise<void> {
  for (const { startsAt, crew } of days) await payLongWays(act, startsAt, crew);
}
