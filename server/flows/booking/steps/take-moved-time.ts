import type { AppCache } from '#server/cache/app-cache.ts';
import type { Freed } from '#server/cache/day-schedule.ts';
import { withOnly, withoutHolds, withoutKarigars } from '#server/modules/availability/openings.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';
import { declinersOf } from '#server/modules/dispatch/offer.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Wish } from '../../steps/booking/openings-for.ts';
import { takeOpenings, type Written } from '../../steps/booking/take-openings.ts';

type World = { readonly pool: Database; readonly facts: Pick<AppCache, 'board'> };
type MovedTime = {
  readonly bookingId: string;
  readonly wish: Wish;
  /** The time that the visits hold now: it is free to them, so they may move by an hour. */
  readonly own: readonly Freed[];
  /** Nobody else is asked where one of several visits keeps its team. */
  readonly team: ReadonlySet<number> | undefined;
};

/**
 * Takes the time of visits that move. A Karigar who said no to the booking at its old hour has the new one only where nobody
 * else is free.
 */
export async function takeMovedTime(
  { pool, facts }: World,
  { bookingId, wish, own, team }: MovedTime,
  write: (openings: VisitOpenings) => Promise<Written>,
): ReturnType<typeof takeOpenings> {
  const takeWithout = (off: ReadonlySet<number>) => {
    const board: AppCache['board'] = async (...of) => {
      const day = withoutHolds(await facts.board(...of), own);
      return team ? withOnly(day, team) : withoutKarigars(day, off);
    };
    return takeOpenings({ board }, wish, write);
  };
  const declined = declinersOf(await listOffers(pool, bookingId));
  const outcome = await takeWithout(declined);
  return outcome === 'full' && declined.size > 0 ? takeWithout(new Set()) : outcome;
}
