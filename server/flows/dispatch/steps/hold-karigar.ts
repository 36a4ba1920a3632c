import type { Instant } from '#kernel/time.ts';
import { minutesBeyondHours, withLongerHours } from '#server/modules/availability/longer-hours.ts';
import {
  type DaySchedule,
  type Hold,
  type Visit,
  withoutHolds,
} from '#server/modules/availability/openings.ts';
import type { Karigar } from '#server/modules/availability/roster.ts';
import { findSoonestOpening, type SoonestOpening } from '#server/modules/availability/soonest.ts';
import {
  type HoldRow,
  listHoldsOf,
  lockDay,
  takeTime,
} from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { ANSWER_MINUTES } from '#server/modules/dispatch/rescuing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { freeHold } from '../../steps/booking/free-team.ts';
import type { FurtherDay } from './prepare-dispatch.ts';

export type Swap = {
  readonly booking: Booking;
  readonly visit: Visit;
  /** Under which id the time of that visit is held. */
  readonly heldAs: string;
  readonly teamSize: number;
  /** The same team comes every day: who takes one over takes over all. */
  readonly further: readonly FurtherDay[];
  /** The Karigar whose time is taken, and the one whose time is freed for it. */
  readonly karigarId: number;
  readonly instead: HoldRow | undefined;
  /** They have said yes to so many minutes before their hours or after them. */
  readonly beyondMinutes?: number;
  readonly now: Instant;
};

/** The time taken on one of the days, and the time freed for it. */
type Taken = SoonestOpening & { readonly id: string; readonly instead: HoldRow | undefined };

/**
 * Takes one Karigar's time for a visit and frees that of another, in the caller's transaction, on every day of it. The
 * Karigar's days are read anew under their lock, so the boards only say where to look. Nothing is written when there is
 * no room in one of them.
 */
export async function holdKarigar(
  db: Database,
  board: DaySchedule,
  { booking, visit, heldAs, teamSize, further, karigarId, instead, beyondMinutes = 0, now }: Swap,
): Promise<'held' | 'no-room'> {
  const karigar = board.roster.karigars.find(({ id }) => id === karigarId);
  if (!karigar) return 'no-room';
  for (const id of [karigarId, instead?.karigarId ?? karigarId].toSorted((a, b) => a - b)) {
    await lockDay(db, id, visit.startsAt, visit.endsAt);
  }
  const longest = beyondMinutes === 0 ? 0 : beyondMinutes + WHILE_ASKED;
  const hours = withLongerHours(board, longest);
  const first = await openingOn(db, hours, karigar, { visit, instead, now });
  if (!first || minutesBeyondHours(board, karigar, first.visit) > longest) return 'no-room';
  const taken: Taken[] = [{ ...first, id: heldAs, instead }];
  for (const day of further) {
    const crew = await listHoldsOf(db, day.id);
    if (crew.some((hold) => hold.karigarId === karigarId)) continue;
    const former = crew.find((hold) => hold.karigarId === instead?.karigarId);
    if (!former && crew.length >= teamSize) continue;
    const opening = await openingOn(db, day.board, karigar, {
      visit: day.visit,
      instead: former,
      now,
    });
    if (!opening) return 'no-room';
    taken.push({ ...opening, id: day.id, instead: former });
  }
  for (const one of taken) await take(db, board, booking, one);
  return 'held';
}

/** An urgent visit is reached so many minutes later as a Karigar took to say yes. */
const WHILE_ASKED = ANSWER_MINUTES;

/** The Karigar's opening on that day, by what stands in it now. */
async function openingOn(
  db: Database,
  board: DaySchedule,
  karigar: Karigar,
  { visit, instead, now }: Pick<Swap, 'visit' | 'instead' | 'now'>,
): Promise<SoonestOpening | undefined> {
  const { holds } = await lockDay(db, karigar.id, visit.startsAt, visit.endsAt);
  const own = holds.map((row): Hold => ({ ...row, place: board.places.indexOf(row.pincode) ?? 0 }));
  const day = withoutHolds({ ...board, holdsOf: () => own }, instead ? [instead] : []);
  return findSoonestOpening(day, karigar, visit, now);
}

async function take(
  db: Database,
  board: DaySchedule,
  booking: Booking,
  { id, instead, opening, visit: { startsAt, endsAt } }: Taken,
): Promise<void> {
  if (instead) await freeHold(db, board.places, instead);
  const { pincode } = booking.address;
  const visiting = { visits: [{ id, startsAt, endsAt }], pincode, teamSize: 1 };
  // The Karigar's days were locked and just read: nobody can have come in between.
  const taking = await takeTime(db, visiting, [[opening]]);
  if (taking.taken === null)
    throw new Error('The time of a Karigar was taken although their days are locked');
}
