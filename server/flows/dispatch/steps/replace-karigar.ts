import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { quoteVisitPay } from '#server/modules/karigar/pay.ts';
import { reachedWhenStoodDown } from '#server/modules/karigar/standing-down.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { findVisit, recordAssigned } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { payStoodDown } from '../../steps/money/pay-visit.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';
import { seatKarigar } from './seat-karigar.ts';

/**
 * Another Karigar comes instead: their time is taken before the former is stood down, in one transaction. It costs
 * nobody a fee, the former's start code is void, and the former is paid for a way on which they had set out in time.
 */
export async function replaceKarigar(
  db: Database,
  facts: DispatchFacts,
  {
    karigarId,
    why,
    actor,
  }: { readonly karigarId: number; readonly why: string; readonly actor: string },
): Promise<'seated' | 'no-room'> {
  const { booking, holds, offers, now } = facts;
  const leader = offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;
  const instead = holds.find((hold) => hold.karigarId === leader) ?? holds[0];
  const formerKarigarId = leader ?? instead?.karigarId;
  if (formerKarigarId === karigarId) return 'no-room';
  const paidPaise = payOf(facts, instead, await findVisit(db, booking.id));
  const seated = await seatKarigar(db, facts.board, { ...facts, karigarId, instead });
  if (seated !== 'seated') return 'no-room';
  if (formerKarigarId !== undefined) await recordGivenBack(db, booking.id, formerKarigarId, now);
  await recordMoved(db, booking.id, moves.reassign.from, moves.reassign.to, now);
  await recordAssigned(db, booking.id, karigarId, now);
  await recordOpenRefused(db, booking.id, now);
  const eventId = await recordEvent(db, booking.id, moves.reassign.event, now, actor, {
    ...aboutBooking(booking),
    ...{ karigarId, formerKarigarId, why, from: booking.status, paidPaise },
  });
  if (formerKarigarId !== undefined && paidPaise > 0) {
    const former = { karigarId: formerKarigarId, amountPaise: paidPaise };
    await payStoodDown({ db, now, booking, eventId }, former);
  }
  await recordDecision(
    db,
    booking.id,
    {
      kind: 'replaced',
      cause: why,
      karigars: [karigarId],
      ...(formerKarigarId !== undefined && { from: formerKarigarId }),
    },
    now,
  );
  return 'seated';
}

function payOf(
  { booking, teamSize, now }: DispatchFacts,
  hold: { readonly leaveAt: Instant } | undefined,
  visit: Visit | undefined,
): Paise {
  if (visit?.assignedAt == null) return 0;
  const { dispatchedAt, assignedAt } = visit;
  const { status, startsAt } = booking;
  const leaveAt = hold?.leaveAt;
  const reached = reachedWhenStoodDown({
    status,
    startsAt,
    now,
    dispatchedAt,
    assignedAt,
    leaveAt,
  });
  return reached ? quoteVisitPay({ ...booking, teamSize }, reached) : 0;
}
