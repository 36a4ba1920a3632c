import type { Instant } from '#kernel/time.ts';
import { listApart } from '#server/modules/availability/parting-store.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { listOffers, recordGivenBack, recordLeads } from '#server/modules/dispatch/offer-store.ts';
import { recordAssigned } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';

/**
 * The leader of a visit that has not begun cannot come: one of the crew who said yes leads it, so that it stays theirs,
 * and the empty place is filled as any other. Answers who leads now; nothing where nobody else has said yes.
 */
export async function passLead(
  db: Database,
  booking: Booking,
  by: {
    readonly karigarId: number;
    readonly why: string;
    readonly actor: string;
    readonly now: Instant;
  },
): Promise<number | undefined> {
  const { karigarId: formerKarigarId, why, actor, now } = by;
  const apart = await listApart(db, booking.userId);
  const held = (await listHoldsOf(db, booking.id)).map(({ karigarId }) => karigarId);
  const next = (await listOffers(db, booking.id)).find(
    ({ karigarId, state, startsAt }) =>
      state === 'accepted' &&
      startsAt === booking.startsAt &&
      karigarId !== formerKarigarId &&
      held.includes(karigarId) &&
      !apart.has(karigarId),
  );
  if (!next) return undefined;
  const { karigarId } = next;
  await recordGivenBack(db, booking.id, formerKarigarId, now);
  await recordLeads(db, booking.id, karigarId);
  await recordAssigned(db, booking.id, karigarId, now);
  await recordEvent(db, booking.id, moves.handOver.event, now, actor, {
    ...aboutBooking(booking),
    ...{ karigarId, formerKarigarId, why, from: booking.status },
    ...(actor === 'dispatch' && { takenBack: true }),
  });
  return karigarId;
}
