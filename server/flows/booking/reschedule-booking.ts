import type { rescheduleBooking as contract } from '#contract/customer/reschedule-booking.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, type Instant, instantInIndia } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { daysFrom, findTimesToMoveTo, toMove } from '#server/cache/time-to-move.ts';
import { type Opening, withoutHolds } from '#server/modules/availability/openings.ts';
import { startOf } from '#server/modules/availability/places.ts';
import { listHoldsOf, takeTime } from '#server/modules/availability/store.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { nextReminder } from '#server/modules/booking/reminding.ts';
import {
  findBooking,
  listInstalments,
  lockBooking,
  recordRescheduled,
} from '#server/modules/booking/store.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import { recordVisitsMoved } from '#server/modules/visit/days-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { freeTeam } from '../steps/booking/free-team.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { Overtaken } from '../steps/booking/take-days.ts';
import { takeOpenings, type Written } from '../steps/booking/take-openings.ts';
import { actorOf, type OnBehalf, whyOf } from './steps/actor-of.ts';
import { judgeMoving } from './steps/judge-moving.ts';

type World = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };
type Asked = InputOf<typeof contract> & { readonly userId: string };
type Command = Asked & { readonly onBehalf?: OnBehalf };
type Code = RefusalOf<typeof contract> | 'booking-changed';
type Refused = Outcome<never, Code>;

/**
 * The same booking at another time: the new time is taken and the old one freed in one transaction, or nothing happens
 * and the old one stays. Moved to where it is already, it stays as it is.
 */
export function rescheduleBooking(
  world: World,
  command: Asked,
): Promise<Outcome<'moved' | 'was-there', RefusalOf<typeof contract>>>;
/** One of us does it for the customer, and hears when the booking is not what it was. */
export function rescheduleBooking(
  world: World,
  command: Asked & { readonly onBehalf: OnBehalf },
): Promise<Outcome<'moved' | 'was-there', Code>>;
export async function rescheduleBooking(
  world: World,
  command: Command,
): Promise<Outcome<'moved' | 'was-there', Code>> {
  const booking = await findBooking(world.pool, command.id);
  // Nobody learns that there is such a booking of somebody else.
  if (booking?.userId !== command.userId) return refuse('booking-not-found');
  const own = await listHoldsOf(world.pool, booking.id);
  const moving = await toMove(world.facts, booking, [], own);
  const { quiet, offer } = moving.wanted;
  const places = await world.facts.places();
  const city = places.cityAt(places.indexOf(booking.address.pincode));
  const minute = startOf(city, command.time);
  if (minute === undefined) return refuse('time-invalid');
  const startsAt = instantInIndia(command.date, minute);
  if (startsAt === booking.startsAt) return accept('was-there');
  const to = { startsAt, shownFloorPaise: command.shownFloorPaise };
  const judged = await judgeMoving(world.pool, booking, to, world.now());
  if (!judged.ok) return judged;
  const alternatives = () => findTimesToMoveTo(world.facts, moving, command, world.now());
  const [{ visit }] = daysFrom(moving, startsAt);
  const calm = decideQuiet(quiet, booking.serviceSlug, visit);
  if (!calm.ok) return refuse('society-quiet', { alternatives: await alternatives() });

  let refused: Refused | undefined;
  const outcome = await takeOpenings(
    // A booking's own time is free to itself, so it may move by an hour.
    { board: async (...day) => withoutHolds(await world.facts.board(...day), own) },
    {
      date: command.date,
      visit,
      teamSize: offer.teamSize,
      seed: booking.id,
      customerId: booking.userId,
    },
    async (seats) => {
      const written = await move(world, command, startsAt, seats, offer.teamSize);
      if ('ok' in written) refused = written;
      return 'ok' in written ? { outcome: 'exists' } : written;
    },
  );
  if (refused) return refused;
  if (outcome === 'placed') return accept('moved');
  if (outcome === 'exists') return accept('was-there');
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('slot-taken', { alternatives: await alternatives() });
}

async function move(
  world: World,
  command: Command,
  startsAt: Instant,
  seats: readonly Opening[],
  teamSize: number,
): Promise<Written | Refused> {
  const places = await world.facts.places();
  const work = async (db: Database): Promise<Written | Refused> => {
    const booking = await lockBooking(db, command.id);
    if (!booking) return refuse('booking-not-found');
    if (booking.startsAt === startsAt) return { outcome: 'exists' };
    if (await hasChanged(db, booking, command.onBehalf?.seen)) return refuse('booking-changed');
    const now = world.now();
    const to = { startsAt, shownFloorPaise: command.shownFloorPaise };
    const judged = await judgeMoving(db, booking, to, now);
    if (!judged.ok) return judged;
    const { endsAt, holdUntil, feeFloorPaise, reschedules } = judged.value;
    const karigarIds = await freeTeam(db, places, booking.id);
    const visiting = { bookingId: booking.id, ...booking.address, startsAt, endsAt, teamSize };
    const taking = await takeTime(db, visiting, seats);
    if (taking.taken === null) throw new Overtaken(taking.missed);
    await recordVisitsMoved(db, [{ id: booking.id, startsAt, endsAt }]);
    await recordRescheduled(db, booking.id, judged.value, now);
    const actor = actorOf(booking, command.onBehalf);
    await recordEvent(db, booking.id, moves.reschedule.event, now, actor, {
      ...aboutBooking({ ...booking, startsAt }),
      ...{ before: booking.startsAt, from: booking.status, holdUntil, feeFloorPaise },
      ...{ reschedules, karigarIds },
      ...whyOf(command.onBehalf),
      remindAt: nextReminder(booking, await listInstalments(db, booking.id))?.at ?? null,
    });
    return { outcome: 'placed', taken: [...taking.taken], karigars: [...taking.karigars] };
  };
  return transaction(world.pool, work).catch((error: unknown) => {
    if (error instanceof Overtaken) return { outcome: error.outcome };
    throw error;
  });
}
