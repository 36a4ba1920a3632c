import type { LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import {
  type DaySchedule,
  findOpening,
  forCustomer,
  isSold,
  type Opening,
  rankOpenings,
  type Visit,
} from '#server/modules/availability/openings.ts';
import type { Karigar } from '#server/modules/availability/roster.ts';
import { stableHash } from '#server/modules/availability/stable-hash.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';

/** The database's answer to a choice of openings: written, overtaken, or busy with somebody else's choice. */
export type Written =
  /** The holds of the whole team, visit after visit. */
  | {
      readonly outcome: 'placed';
      readonly taken: readonly number[];
      readonly karigars: readonly number[];
    }
  | { readonly outcome: 'exists' | 'too-many' | 'stale' | 'contended' | 'not-on-offer' };

export type VisitWish = { readonly date: LocalDate; readonly visit: Visit };

export type Wish = {
  /** The same team comes to all of them. */
  readonly visits: readonly VisitWish[];
  readonly teamSize: number;
  readonly seed: string;
  readonly customerId: string;
};

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
  for (let attempt = 1; ; attempt += 1) {
    const freshness = attempt > 1 ? 'fresh' : 'verified';
    const boards = await Promise.all(wish.visits.map(({ date }) => facts.board(date, freshness)));
    const openings = openingsFor(
      boards.map((board) => forCustomer(board, wish.customerId)),
      wish,
    );
    if ((openings[0]?.length ?? 0) < wish.teamSize) {
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
/** More offers than needed, so that a Karigar just taken by somebody else costs no second round trip. */
const SPARE_SEATS = 4;
/**
 * For each further visit so many more openings are looked at for the first: not everybody is free at all of them. Everybody is
 * looked at only when these were too few.
 */
const MORE_LOOKED_AT = 50;

/** The openings for each visit, of the same people in the same order, best first. */
function openingsFor(boards: readonly DaySchedule[], wish: Wish): VisitOpenings {
  const lookedAt = wish.teamSize + SPARE_SEATS + MORE_LOOKED_AT * (wish.visits.length - 1);
  const nearest = openingsOnAll(boards, wish, lookedAt);
  return nearest.isEverybody || nearest.all.every((one) => one.length >= wish.teamSize)
    ? nearest.all
    : openingsOnAll(boards, wish, Number.POSITIVE_INFINITY).all;
}

function openingsOnAll(
  boards: readonly DaySchedule[],
  { visits, teamSize, seed }: Wish,
  lookedAt: number,
): { readonly all: VisitOpenings; readonly isEverybody: boolean } {
  const [board, ...furtherBoards] = boards as [DaySchedule, ...DaySchedule[]];
  const [first, ...further] = visits as [VisitWish, ...VisitWish[]];
  const { serviceId, place } = first.visit;
  let people: Map<number, Karigar> | undefined;
  const personOf = (id: number): Karigar | undefined => {
    const all = () => board.roster.candidates(serviceId, place);
    people ??= new Map(all().map((one) => [one.id, one] as const));
    return people.get(id);
  };
  const all: Opening[][] = visits.map(() => []);
  const ranked = rankOpenings(board, first.visit, lookedAt, seed);
  for (const opening of ranked) {
    const others = further.flatMap(({ visit }, at) => {
      const day = furtherBoards[at];
      const karigar = personOf(opening.karigarId);
      const found =
        karigar && day && isSold(day, karigar) ? findOpening(day, karigar, visit) : undefined;
      return found ?? [];
    });
    if (others.length < further.length) continue;
    for (const [at, one] of [opening, ...others].entries()) all[at]?.push(one);
    if ((all[0]?.length ?? 0) === teamSize + SPARE_SEATS) break;
  }
  return { all, isEverybody: ranked.length < lookedAt };
}

/** What was just taken of one of the visits. */
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
