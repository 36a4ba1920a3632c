import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { planDeparture } from '#server/modules/availability/releasing.ts';
import {
  freeTime,
  type HoldRow,
  listHoldsOf,
  lockDay,
} from '#server/modules/availability/store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** How far a Karigar has come whose time is freed: whoever is out leaves for the next visit from about there, and not from home. */
export type Whereabouts = 'out' | 'not-out';

/**
 * Frees the whole team, and answers who it was. Karigars are locked in the order of their ids, so that two such flows
 * never wait in a circle.
 */
export async function freeTeam(
  db: Database,
  places: Places,
  bookingId: string,
  team: Whereabouts = 'not-out',
): Promise<number[]> {
  const holds = await listHoldsOf(db, bookingId);
  for (const freed of holds) await freeHold(db, places, freed, team);
  await freeFurtherDays(db, places, bookingId);
  return holds.map(({ karigarId }) => karigarId);
}

/** Each further day of an event is held by itself. */
async function freeFurtherDays(db: Database, places: Places, bookingId: string): Promise<void> {
  for (const { id } of await listDays(db, bookingId))
    for (const freed of await listHoldsOf(db, id)) await freeHold(db, places, freed);
}

/** The days of an ended event that had not begun are nobody's any more. Answers who was to come on them. */
export async function freeDaysAfter(
  db: Database,
  places: Places,
  bookingId: string,
  endedAt: Instant,
): Promise<number[]> {
  const freed = new Set<number>();
  for (const { id, startsAt } of await listDays(db, bookingId)) {
    if (startsAt <= endedAt) continue;
    for (const hold of await listHoldsOf(db, id)) {
      await freeHold(db, places, hold);
      freed.add(hold.karigarId);
    }
  }
  return [...freed];
}

/** Frees one Karigar's time; whatever follows in their day is then reached from somewhere else. */
export async function freeHold(
  db: Database,
  places: Places,
  freed: HoldRow,
  karigar: Whereabouts = 'not-out',
): Promise<void> {
  const { homePincode, holds } = await lockDay(db, freed.karigarId, freed.startsAt, freed.endsAt);
  const index = holds.findIndex((hold) => hold.id === freed.id);
  const placed = (hold: HoldRow | undefined) =>
    hold && { ...hold, place: places.indexOf(hold.pincode) ?? 0 };
  const departure = planDeparture(
    places,
    places.indexOf(homePincode) ?? 0,
    { ...freed, place: places.indexOf(freed.pincode) ?? 0 },
    placed(holds[index - 1]),
    placed(holds[index + 1]),
  );
  await freeTime(db, freed.id, karigar === 'out' ? undefined : departure);
}
