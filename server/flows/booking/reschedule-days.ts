import type { rescheduleBooking as contract } from '#contract/customer/reschedule-booking.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, type Instant, instantInIndia } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { daysFrom, findTimesToMoveTo, toMove } from '#server/cache/time-to-move.ts';
import { withoutHolds } from '#server/modules/availability/openings.ts';
import { startOf } from '#server/modules/availability/places.ts';
import { listHoldsOf, takeTime } from '#server/modules/availability/store.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { nextReminder } from '#server/modules/booking/reminding.ts';
import { later } from '#server/modules/booking/rescheduling.ts';
import {
  findBooking,
  listInstalments,
  lockBooking,
  recordRescheduled,
} from '#server/modules/booking/store.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import { type BookingDay, listDays, recordVisitsMoved } from '#server/modules/visit/days-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { freeTeam } from '../steps/booking/free-team.ts';
import {
  allDaysOrNone,
  boardsOf,
  type DayOpenings,
  Overtaken,
  takeDays,
  takeFurtherDay,
} from '../steps/booking/take-days.ts';
import { judgeMoving } from './steps/judge-moving.ts';

type World = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };
type Command = InputOf<typeof contract> & { readonly userId: string };
type Refused = Outcome<never, RefusalOf<typeof contract>>;
type Moved = Outcome<'moved' | 'was-there', RefusalOf<typeof contract>>;

/**
 * An event of several days moves as a whole: its days keep their distance, and all of their time is taken anew in one
 * transaction, or nothing happens. Undefined for a booking of one day, which moves by itself.
 */
export async function rescheduleDays(world: World, command: Command): Promise<Moved | undefined> {
  const booking = await findBooking(world.pool, command.id);
  if (booking?.userId !== command.userId || booking.days === 1) return undefined;
  const places = await world.facts.places();
  const city = places.cityAt(places.indexOf(booking.address.pincode));
  const minute = startOf(city, command.time);
  if (minute === undefined) return refuse('time-invalid');
  const startsAt = instantInIndia(command.date, minute);
  const shift = startsAt - booking.startsAt;
  if (shift === 0) return accept('was-there');
  const standing = await listDays(world.pool, booking.id);
  const further = standing.map((day) => later(day, shift));
  const to = wishOf(command, startsAt, further);
  const judged = await judgeMoving(world.pool, booking, to, world.now());
  if (!judged.ok) return judged;

  const own = (
    await Promise.all([booking, ...further].map(({ id }) => listHoldsOf(world.pool, id)))
  ).flat();
  const moreStartsAt = standing.map((day) => day.startsAt);
  const moving = await toMove(world.facts, booking, moreStartsAt, own);
  const { quiet, offer } = moving.wanted;
  const days = daysFrom(moving, startsAt);
  const alternatives = () => findTimesToMoveTo(world.facts, moving, command, world.now());
  if (!days.every(({ visit }) => decideQuiet(quiet, booking.serviceSlug, visit).ok))
    return refuse('society-quiet', { alternatives: await alternatives() });

  const boardOf = boardsOf(world.facts);
  const { teamSize } = offer;
  let refused: Refused | undefined;
  const outcome = await takeDays(
    // Their own time is free to them: they may move by an hour.
    { boardOf: async (...of) => withoutHolds(await boardOf(...of), own) },
    { days, teamSize, seed: booking.id, customerId: booking.userId },
    async (seats) => {
      const written = await write(world, command, { startsAt, further, teamSize, seats });
      if (typeof written === 'string') return written;
      refused = written;
      return 'exists';
    },
  );
  if (refused) return refused;
  if (outcome === 'placed') return accept('moved');
  if (outcome === 'exists') return accept('was-there');
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('slot-taken', { alternatives: await alternatives() });
}

type Wish = {
  readonly startsAt: Instant;
  readonly further: readonly BookingDay[];
  readonly teamSize: number;
  readonly seats: DayOpenings;
};

const wishOf = (
  { shownFloorPaise }: Command,
  startsAt: Instant,
  further: readonly BookingDay[],
) => ({ startsAt, moreStartsAt: further.map((day) => day.startsAt), shownFloorPaise });

async function write(world: World, command: Command, { startsAt, further, teamSize, seats }: Wish) {
  const places = await world.facts.places();
  return allDaysOrNone(world.pool, async (db): Promise<'placed' | 'exists' | 'stale' | Refused> => {
    const booking = await lockBooking(db, command.id);
    if (!booking) return refuse('booking-not-found');
    // The same request was quicker than itself.
    if (booking.startsAt === startsAt) return 'exists';
    const now = world.now();
    const to = wishOf(command, startsAt, further);
    const judged = await judgeMoving(db, booking, to, now);
    if (!judged.ok) return judged;
    const { endsAt, holdUntil, feeFloorPaise, reschedules } = judged.value;
    const karigarIds = await freeTeam(db, places, booking.id);
    const { pincode } = booking.address;
    const first = { bookingId: booking.id, pincode, startsAt, endsAt, teamSize };
    const taking = await takeTime(db, first, seats[0] ?? []);
    if (taking.taken === null) throw new Overtaken(taking.missed);
    for (const [at, day] of further.entries()) {
      const visiting = { ...first, bookingId: day.id, startsAt: day.startsAt, endsAt: day.endsAt };
      await takeFurtherDay(db, visiting, seats[at + 1] ?? [], taking.karigars);
    }
    await recordRescheduled(db, booking.id, judged.value, now);
    await recordVisitsMoved(db, [{ id: booking.id, startsAt, endsAt }, ...further]);
    await recordEvent(db, booking.id, moves.reschedule.event, now, `customer:${booking.userId}`, {
      ...aboutBooking({ ...booking, startsAt }),
      ...{ before: booking.startsAt, from: booking.status, holdUntil, feeFloorPaise },
      ...{ reschedules, karigarIds },
      remindAt: nextReminder(booking, await listInstalments(db, booking.id))?.at ?? null,
    });
    return 'placed';
  });
}
