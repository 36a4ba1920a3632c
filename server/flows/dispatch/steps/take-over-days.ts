import { moves } from '#server/modules/booking/lifecycle.ts';
import { whoMakesRoom } from '#server/modules/dispatch/answering.ts';
import { recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { recordWayEnded } from '#server/modules/visit/day-visit-store.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { findVisit, recordLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { dayAtHand } from '../../steps/visit/day-at-hand.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';
import { seatKarigar } from './seat-karigar.ts';

/**
 * Nobody was seen on a later day of an event, and another has said yes: they lead it from that day on. Their time is
 * taken before the former loses theirs. A Karigar who has set out meanwhile, or stands at the door, keeps it.
 */
export async function takeOverDays(
  db: Database,
  facts: DispatchFacts,
  { karigarId, actor }: { readonly karigarId: number; readonly actor: string },
): Promise<'seated' | 'no-room'> {
  const { booking, visit, heldAs, holds, offers, further, now } = facts;
  const day = await dayAtHand(db, booking, now);
  if (day?.id !== heldAs || day.way) return 'no-room';
  const formerKarigarId = (await findVisit(db, booking.id))?.karigarId ?? null;
  const instead =
    holds.find((hold) => hold.karigarId === formerKarigarId) ?? whoMakesRoom(holds, offers);
  const seated = await seatKarigar(db, facts.board, { ...facts, karigarId, instead });
  if (seated !== 'seated') return 'no-room';
  if (formerKarigarId !== null) await recordGivenBack(db, booking.id, formerKarigarId, now);
  await recordWayEnded(db, booking.id);
  await recordLeader(db, booking.id, karigarId, now);
  await recordOpenRefused(db, booking.id, now);
  await recordEvent(db, booking.id, moves.handOver.event, now, actor, {
    ...aboutBooking({ ...booking, startsAt: visit.startsAt, days: 1 + further.length }),
    ...{ karigarId, formerKarigarId, why: 'silent', from: booking.status },
  });
  return 'seated';
}
