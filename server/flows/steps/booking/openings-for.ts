import type { LocalDate } from '#kernel/time.ts';
import {
  type DaySchedule,
  findOpening,
  isSold,
  type Opening,
  rankOpenings,
  type Visit,
} from '#server/modules/availability/openings.ts';
import type { Karigar } from '#server/modules/availability/roster.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';

export type VisitWish = { readonly date: LocalDate; readonly visit: Visit };

export type Wish = {
  readonly visits: readonly VisitWish[];
  /** The same team comes to all of them. */
  readonly keepsTeam: boolean;
  /** Limits of an area bear on what is sold or moved there, not on a promise that we keep. */
  readonly isSale: boolean;
  readonly teamSize: number;
  readonly seed: string;
  readonly customerId: string;
  /** Finds the Karigars whom the customer wants asked first; it is asked once, beside the boards. */
  readonly favourites: () => ReadonlySet<number> | Promise<ReadonlySet<number>>;
};

/** The wish with what was found of it: the time of favourites is sold before that of others. */
type KnownWish = Omit<Wish, 'favourites'> & { readonly favourites: ReadonlySet<number> };

/** More offers than needed, so that a Karigar just taken by somebody else costs no second round trip. */
const SPARE_SEATS = 4;
/**
 * For each further visit so many more openings are looked at for the first: not everybody is free at all of them. Everybody is
 * looked at only when these were too few.
 */
const MORE_LOOKED_AT = 50;

/** The openings for each visit, best first; where the team stays, of the same people in the same order. */
export function openingsFor(boards: readonly DaySchedule[], wish: KnownWish): VisitOpenings {
  if (!wish.keepsTeam) return boards.map((board, at) => openingsOn(board, wish, at));
  const lookedAt = wish.teamSize + SPARE_SEATS + MORE_LOOKED_AT * (wish.visits.length - 1);
  const nearest = openingsOnAll(boards, wish, lookedAt);
  return nearest.isEverybody || nearest.all.every((one) => one.length >= wish.teamSize)
    ? nearest.all
    : openingsOnAll(boards, wish, Number.POSITIVE_INFINITY).all;
}

/** The best Karigars for this one visit, whoever comes to the others. */
function openingsOn(board: DaySchedule, wish: KnownWish, at: number): Opening[] {
  const { visit } = wish.visits[at] as VisitWish;
  return rankOpenings(board, visit, wish.teamSize + SPARE_SEATS, wish.seed, wish.favourites);
}

function openingsOnAll(
  boards: readonly DaySchedule[],
  wish: KnownWish,
  lookedAt: number,
): { readonly all: VisitOpenings; readonly isEverybody: boolean } {
  const { visits, teamSize, seed } = wish;
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
  const ranked = rankOpenings(board, first.visit, lookedAt, seed, wish.favourites);
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
