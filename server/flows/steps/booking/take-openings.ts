import type { LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import {
  forCustomer,
  type Opening,
  rankOpenings,
  type Visit,
} from '#server/modules/availability/openings.ts';
import { stableHash } from '#server/modules/availability/stable-hash.ts';

/** The database's answer to a choice of seats: written, overtaken, or busy with somebody else's choice. */
export type Written =
  | { readonly outcome: 'placed'; readonly taken: number[]; readonly karigars: number[] }
  | { readonly outcome: 'exists' | 'too-many' | 'stale' | 'contended' | 'not-on-offer' };

/**
 * Offers the best seats of the day's board to the database, again and again on fresh facts, for as long as these show a
 * free team and the database says that somebody was quicker. `full` is only said of facts just read; when the rush is
 * such that every offer was overtaken while there was room, it is `contended`.
 */
export async function takeOpenings(
  facts: Pick<AppCache, 'board'>,
  wish: {
    readonly date: LocalDate;
    readonly visit: Visit;
    readonly teamSize: number;
    readonly seed: string;
    readonly customerId: string;
  },
  write: (seats: readonly Opening[]) => Promise<Written>,
): Promise<'placed' | 'exists' | 'too-many' | 'full' | 'contended' | 'not-on-offer'> {
  for (let attempt = 1; ; attempt += 1) {
    const fresh = attempt > 1;
    const board = await facts.board(wish.date, fresh ? 'fresh' : 'verified');
    const asked = forCustomer(board, wish.customerId);
    const seats = rankOpenings(asked, wish.visit, wish.teamSize + SPARE_SEATS, wish.seed);
    if (seats.length < wish.teamSize) {
      if (fresh) return 'full';
      continue;
    }
    if (attempt > MOST_ATTEMPTS) return 'contended';
    const written = await write(seats);
    if (written.outcome === 'placed') board.add(holdsOf(written, seats, wish.visit));
    if (written.outcome === 'contended') await pause(wish.seed, attempt);
    else if (written.outcome !== 'stale') return written.outcome;
  }
}

const MOST_ATTEMPTS = 12;
/** More offers than needed, so that a Karigar just taken by somebody else costs no second round trip. */
const SPARE_SEATS = 4;

const holdsOf = (
  written: { readonly taken: readonly number[]; readonly karigars: readonly number[] },
  seats: readonly Opening[],
  visit: Visit,
) =>
  written.taken.map((id, index) => {
    const karigarId = written.karigars[index] as number;
    const seat = seats.find((candidate) => candidate.karigarId === karigarId);
    return {
      id,
      karigarId,
      place: visit.place ?? 0,
      leaveAt: seat?.leaveAt ?? visit.startsAt,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
    };
  });

/** A share of a growing pause that differs from asker to asker, so that the losers of one moment do not all come back at once. */
const pause = (seed: string, attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, stableHash(seed, attempt) * 8 * attempt));
