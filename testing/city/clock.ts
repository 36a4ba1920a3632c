import { isOut, PHASES } from '#contract/booking-phases.ts';
import { knownCategories } from '#contract/catalogue/known.ts';
import { moves } from '#contract/lifecycle.ts';
import { MOST_EARLIER_MS } from '#contract/terms/while-awake.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { alarmOf } from '#server/modules/booking/alarms.ts';
import { nextTimeout, type Since } from '#server/modules/booking/timeouts.ts';
import { move } from './assign.ts';
import { raise } from './find.ts';
import type { Row, World } from './world.ts';

type Again = { readonly againAt?: Instant };

/** The clock looks after a visit: raises its alarms and ends what nobody has ended. Answers when to come back. */
export function applyVisitTimeout(world: World, bookingId: string): Again {
  const row = world.rows.get(bookingId);
  if (!row) return {};
  const moments = [raiseAlarm(world, row), applyTimeout(world, row)].filter(
    (at) => at !== undefined,
  );
  return moments.length > 0 ? { againAt: Math.min(...moments) } : {};
}

/** Every ten minutes: visits for which a moment of the clock has come. */
export function mindAll(world: World): void {
  const { now } = world.clock;
  const soonest =
    Math.max(...knownCategories().map((terms) => terms.nobodyYetMinutesBefore)) * MINUTE +
    MOST_EARLIER_MS;
  const due = [...world.rows.values()].filter((row) => {
    const { booking } = row;
    if (!UNSETTLED.has(booking.status) || booking.startsAt >= now + soonest) return false;
    const out = nextTimeout(booking, sinceOf(row));
    if (out && out.move !== 'expire' && out.at <= now) return true;
    const alarm = alarmOf(booking, sinceOf(row));
    if (!alarm || (booking.status === 'pending' && booking.firmAt === null)) return false;
    return alarm.at <= now && !row.alarms.has(`${alarm.alarm} ${booking.startsAt}`);
  });
  const ids = due.map(({ booking }) => booking.id).toSorted();
  for (const id of ids) applyVisitTimeout(world, id);
}

const UNSETTLED: ReadonlySet<string> = new Set(PHASES.unsettled);

const sinceOf = ({ booking, assignedAt, startedAt, finishedAt }: Row): Since => ({
  ...(assignedAt !== null && { assignedAt }),
  ...(booking.arrivedAt !== null && { arrivedAt: booking.arrivedAt }),
  ...(startedAt !== null && { startedAt }),
  ...(finishedAt !== null && { doneAt: finishedAt }),
});

function raiseAlarm(world: World, row: Row): Instant | undefined {
  const { booking } = row;
  const { now } = world.clock;
  const due = alarmOf(booking, sinceOf(row));
  if (!due || (booking.status === 'pending' && booking.firmAt === null)) return undefined;
  if (now < due.at) return due.at;
  const { startsAt } = booking;
  if (raise(row, due.alarm, startsAt, now) && due.alarm === 'nobody-yet')
    world.emit('NobodyAssignedYet', booking.id, { startsAt });
  return undefined;
}

function applyTimeout(world: World, row: Row): Instant | undefined {
  const { now } = world.clock;
  const out = nextTimeout(row.booking, sinceOf(row));
  if (!out || out.move === 'expire') return undefined;
  if (now < out.at) return out.at;
  if (out.move === 'finish') finish(world, row);
  else if (out.move === 'accept') move(row, moves.accept.to, now);
  else if (out.move === 'karigarNoShow' || out.move === 'platformCancel')
    endBooking(world, row, out.move);
  return undefined;
}

/** The work is done, by whoever says so. */
export function finish(world: World, row: Row): void {
  const { now } = world.clock;
  move(row, moves.finish.to, now);
  row.finishedAt = now;
  world.time.spare(row.booking.id, now);
}

/** A booking comes to its end without the visit. */
export function endBooking(
  world: World,
  row: Row,
  by: 'cancel' | 'platformCancel' | 'customerNoShow' | 'karigarNoShow',
): void {
  const { id, status, startsAt } = row.booking;
  const team = isOut(status) ? 'out' : 'not-out';
  [row.booking, row.seen] = [{ ...row.booking, status: moves[by].to }, null];
  for (const hold of world.time.ofBooking(id)) world.time.free(hold, team);
  world.emit(moves[by].event, id, { startsAt, karigarId: row.leader ?? undefined });
}
