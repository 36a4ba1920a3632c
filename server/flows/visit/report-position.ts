import type { reportPosition as contract } from '#contract/karigar/report-position.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { judgePosition, nextAfterSeconds, type Position } from '#server/modules/visit/position.ts';
import { findJourney, recordPosition } from '#server/modules/visit/position-store.ts';
import { roadKmBetween } from '#server/modules/visit/road.ts';
import { visitTopic } from '#server/modules/visit/topics.ts';
import type { Pool } from '#server/platform/database/connect.ts';

type Told = OutputOf<typeof contract> & {
  /** The people who are to be told of it. */
  readonly topics: readonly string[];
};

/**
 * The place of a Karigar, while they travel and at no other time. It is no event and stands in no log: one row that the
 * next one takes the place of, and that goes with the way's end.
 */
export async function reportPosition(
  world: { readonly pool: Pool; readonly facts: Pick<AppCache, 'places'> },
  command: { readonly bookingId: string; readonly userId: string; readonly position: Position },
  now: Instant,
): Promise<Outcome<Told, RefusalOf<typeof contract>>> {
  const { bookingId, position } = command;
  const journey = await findJourney(world.pool, command);
  if (!journey) return refuse('not-travelling');
  const places = await world.facts.places();
  const door = places.centres.find(({ pincode }) => pincode === journey.pincode);
  const { kept } = judgePosition(position, { before: journey.last, door }, now);
  const roadKm = door && kept && roadKmBetween(kept, door, places);
  const answer = { nextAfterSeconds: nextAfterSeconds(roadKm), topics: [] };
  if (!kept || !(await recordPosition(world.pool, journey, kept))) {
    return accept({ ...answer, kept: false });
  }
  return accept({ ...answer, kept: true, topics: [visitTopic(bookingId)] });
}
