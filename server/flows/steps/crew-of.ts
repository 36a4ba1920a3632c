import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Who comes to a visit: its leader, then the others whose time is held for it. Not who was asked and has not said yes.
 * Nobody when nobody leads.
 */
export async function crewOf(
  db: Database,
  { id, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
  visit: Pick<Visit, 'karigarId'> | undefined,
): Promise<number[]> {
  const leader = visit?.karigarId ?? null;
  if (leader === null) return [];
  const offers = (await listOffers(db, id)).filter((one) => one.startsAt === startsAt);
  const answers = new Map(offers.map(({ karigarId, state }) => [karigarId, state]));
  const held = (await listHoldsOf(db, id)).map(({ karigarId }) => karigarId);
  const others = held.filter((one) => (answers.get(one) ?? 'accepted') === 'accepted');
  return [leader, ...others.filter((one) => one !== leader)];
}
