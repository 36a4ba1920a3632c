import type { AppCache } from '#server/cache/app-cache.ts';
import { forCustomer, forSale } from '#server/modules/availability/openings.ts';
import { stableHash } from '#server/modules/availability/stable-hash.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';
import { openingsFor, type VisitWish, type Wish } from './openings-for.ts';

/** The database's answer to a choice of openings: written, overtaken, or busy with somebody else's choice. */
export type Written =
  /** The holds of the whole team, visit after visit. */
  | {
      readonly outcome: 'placed';
      readonly taken: readonly number[];
      readonly karigars: readonly number[];
    }
  | { readonly outcome: 'exists' | 'too-many' | 'stale' | 'contended' | 'not-on-offer' };

/**
 * Offers the best openings of the days' boards to the database, again and again on fresh facts, for as long as these show a
 * free team and the database says that somebody was quicker. `full` is only said of facts just read; when the rush is
 * such that every offer was overtaken while there was room, it is `contended`.
 */
export async function takeOpenings(
  facts: Pick<AppCache, 'board'>,
  wish: Wish,
  write: (openings: VisitOpenings) => Promise<Written>,
): Promise<Exclude<Written['outcome'], 'stale'> | 'full'> {
  let known: ReadonlySet<number> | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const freshness = attempt > 1 ? 'fresh' : 'verified';
    const [favourites, ...boards] = await Promise.all([
      known ?? wish.favourites(),
      ...wish.visits.map(({ date }) => facts.board(date, freshness)),
    ]);
    known = favourites;
    const openings = openingsFor(
      boards.map((board, at) => {
        const seen = wish.isSale ? forSale(board, wish.visits[at]?.visit.place) : board;
        return forCustomer(seen, wish.customerId);
      }),
      { ...wish, favourites },
    );
    if (openings.some((of) => of.length < wish.teamSize)) {
      if (attempt > 1) return 'full';
      continue;
    }
    if (attempt > MOST_ATTEMPTS) return 'contended';
    const written = await write(openings);
    if (written.outcome === 'placed')
      for (const [at, board] of boards.entries()) board.add(holdsOf(written, openings, wish, at));
    if (written.outcome === 'contended') await pause(wish.seed, attempt);
    else if (written.outcome !== 'stale') return written.outcome;
  }
}

const MOST_ATTEMPTS = 12;
/** The holds just taken for one of the visits. */
function holdsOf(
  { taken, karigars }: Extract<Written, { outcome: 'placed' }>,
  openings: VisitOpenings,
  { visits, teamSize }: Wish,
  at: number,
) {
  const { visit } = visits[at] as VisitWish;
  return taken.slice(at * teamSize, (at + 1) * teamSize).map((id, index) => {
    const karigarId = karigars[at * teamSize + index] as number;
    const opening = openings[at]?.find((candidate) => candidate.karigarId === karigarId);
    return {
      id,
      karigarId,
      place: visit.place ?? 0,
      leaveAt: opening?.leaveAt ?? visit.startsAt,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
    };
  });
}

/** A share of a growing pause that differs from asker to asker, so that the losers of one moment do not all come back at once. */
const pause = (seed: string, attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, stableHash(seed, attempt) * 8 * attempt));
