import type { rescheduleBooking as contract } from '#contract/customer/reschedule-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { daysFrom, findTimesToMoveTo, toMove } from '#server/cache/time-to-move.ts';
import { listFavourites } from '#server/modules/availability/favourite-store.ts';
import { listHoldsOf, type VisitOpenings } from '#server/modules/availability/store.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import type { Written } from '../steps/booking/take-openings.ts';
import { allOrNone, takeVisits } from '../steps/booking/take-visits.ts';
import { actorOf, type OnBehalf, whyOf } from './steps/actor-of.ts';
import { hourRulesNow } from './steps/decide-hour.ts';
import { type MovingWish, planMoving, planOfOwner } from './steps/plan-moving.ts';
import { freeVisits, recordMoving } from './steps/record-moving.ts';
import { takeMovedTime } from './steps/take-moved-time.ts';

type World = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };
type Asked = MovingWish & { readonly id: string; readonly userId: string };
type Command = Asked & { readonly onBehalf?: OnBehalf };
type Code = RefusalOf<typeof contract> | 'booking-changed';
type Refused = Outcome<never, Code>;

/**
 * The same booking at another time, with all of its visits, which keep their distance, or with one of them alone: the new
 * time is taken and the old one freed in one transaction, or nothing happens and the old one stays. One visit alone keeps
 * its team. Moved to where it is already, it stays as it is.
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
  const outcome = await move(world, command);
  // The same request may have been quicker than itself: the time that it took is not free any more.
  if (outcome.ok || !LOST.has(outcome.refusal.code)) return outcome;
  return (await isThere(world, command)) ? accept('was-there') : outcome;
}

/** Refusals of a request that another has outrun. */
const LOST: ReadonlySet<Code> = new Set<Code>(['slot-taken', 'too-many-requests']);

const isThere = async (world: World, command: Command): Promise<boolean> => {
  const planned = await planOfOwner(world, command);
  return planned.ok && planned.value.moving === 'was-there';
};

async function move(world: World, command: Command): Promise<Outcome<'moved' | 'was-there', Code>> {
  const planned = await planOfOwner(world, command);
  if (!planned.ok) return planned;
  const { booking } = planned.value;
  if (planned.value.moving === 'was-there') return accept('was-there');
  const { as, one, to, moved } = planned.value.moving;
  const own = await holdsOf(world.pool, moved);
  const shift = to - as.startsAt;
  const further = moved.slice(1).map(({ startsAt }) => startsAt - shift);
  const moving = await toMove(world.facts, as, further, own, one !== undefined);
  const { quiet, offer } = moving.wanted;
  const visits = daysFrom(moving, to);
  const alternatives = () => findTimesToMoveTo(world.facts, moving, command, world.now());
  if (!visits.every(({ visit }) => decideQuiet(quiet, booking.serviceSlug, visit).ok))
    return refuse('society-quiet', { alternatives: await alternatives() });

  const { teamSize } = offer;
  const { team } = moving;
  let refused: Refused | undefined;
  const wish = {
    ...{ visits, teamSize, seed: booking.id, customerId: booking.userId },
    ...{ keepsTeam: keepsTeam(booking), isSale: true },
    favourites: () => listFavourites(world.pool, booking.userId),
  };
  const asked = { bookingId: booking.id, wish, own, team };
  const outcome = await takeMovedTime(world, asked, async (openings) => {
    const written = await write(world, command, { to, teamSize, openings });
    if ('outcome' in written) return written;
    refused = written;
    return { outcome: 'exists' };
  });
  if (refused) return refused;
  if (outcome === 'placed') return accept('moved');
  if (outcome === 'exists') return accept('was-there');
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('slot-taken', { alternatives: await alternatives() });
}

const holdsOf = async (db: Database, visits: readonly { readonly id: string }[]) =>
  (await Promise.all(visits.map(({ id }) => listHoldsOf(db, id)))).flat();

type Taken = {
  readonly to: Instant;
  readonly teamSize: number;
  readonly openings: VisitOpenings;
};

async function write(
  world: World,
  command: Command,
  { teamSize, openings }: Taken,
): Promise<Written | Refused> {
  const places = await world.facts.places();
  const work = async (db: Database): Promise<Written | Refused> => {
    const booking = await lockBooking(db, command.id);
    if (!booking) return refuse('booking-not-found');
    const now = world.now();
    const rules = await hourRulesNow(db, world.facts, now);
    const planned = await planMoving(db, { places, rules }, booking, command, now);
    if (!planned.ok) return planned;
    // The same request was quicker than itself.
    if (planned.value === 'was-there') return { outcome: 'exists' };
    if (await hasChanged(db, booking, command.onBehalf?.seen)) return refuse('booking-changed');
    const { moved } = planned.value;
    // The visits that move have changed since the openings were looked for.
    if (moved.length !== openings.length) return { outcome: 'stale' };
    const karigarIds = await freeVisits(db, places, moved);
    const visiting = { visits: moved, pincode: booking.address.pincode, teamSize };
    const taken = await takeVisits(db, booking, visiting, openings);
    const by = { actor: actorOf(booking, command.onBehalf), ...whyOf(command.onBehalf) };
    await recordMoving(db, booking, planned.value, { ...by, karigarIds, now });
    return { outcome: 'placed', ...taken };
  };
  return allOrNone(world.pool, work, (missed): Written => ({ outcome: missed }));
}
