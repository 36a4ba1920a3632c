import { createHash } from 'node:crypto';
import { isExpected, isUnfinished } from '#contract/booking-phases.ts';
import { LEAVING_ASKED_BEFORE } from '#contract/karigar-actions.ts';
import { policy } from '#contract/policy.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { type Expected, prospectsOfDay } from '#server/effects/prospects-of-day.ts';
import { listCandidates } from '#server/flows/dispatch/steps/list-candidates.ts';
import { planDelay } from '#server/modules/availability/delaying.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { decideRescue } from '#server/modules/dispatch/rescuing.ts';
import { OFFERED_DAYS_BEFORE } from '#server/modules/dispatch/rounds.ts';
import type { VisitAhead } from '#server/views/visits-ahead.ts';
import { minutesEarly } from '#testing/day/leaving-early.ts';
import { findKarigar, raise, raisedAt } from './find.ts';
import { makeOffers, recordLapsed } from './offers.ts';
import { sendCommitted } from './sending.ts';
import { factsOf, type Row, type World } from './world.ts';

const AHEAD = 75 * MINUTE;
const BACK = 6 * HOUR;
const LEFT_LATE = 30 * MINUTE;
const REMINDED_AGAIN_AFTER = 5 * MINUTE;
const MOST_FORGOTTEN = 50;
const MOST_SHORT = 20;
/** How much of what comes after can be delayed by an overrun. */
const AFTER = 12 * HOUR;

/** The pass of every two minutes, as the effect of this name does it. */
export function rescueVisits(world: World): void {
  const { now } = world.clock;
  world.coming = world.coming.filter(({ booking }) => isUnfinished(booking.status));
  const visits = listVisitsAhead(world, now);
  for (const day of Map.groupBy(visits, ({ karigarId }) => karigarId).values())
    for (const expected of prospectsOfDay(day, world.places, now)) mind(world, expected, now);
  const rows = world.coming;
  for (const row of byLeaving(world, rows, now - LEFT_LATE, now + LEAVING_ASKED_BEFORE))
    if (raisedAt(row, 'leave-soon') === undefined) remind(world, row, 'leave-soon', now);
  for (const row of byLeaving(world, rows, now - LEFT_LATE, now)) {
    const soon = raisedAt(row, 'leave-soon');
    const isDue = soon !== undefined && soon <= now - REMINDED_AGAIN_AFTER;
    if (isDue && raisedAt(row, 'leave-now') === undefined) remind(world, row, 'leave-now', now);
  }
  for (const { booking } of [...listForgotten(rows, now), ...listTeamsShort(world, rows, now)])
    findKarigar(world, booking.id, 'sweep');
}

function listVisitsAhead({ coming, time }: World, now: Instant): VisitAhead[] {
  const ahead: VisitAhead[] = [];
  for (const { booking, leader, assignedAt, setOutAt, startedAt, seen } of coming) {
    const { id, status, startsAt, endsAt, address } = booking;
    if (startsAt < now - BACK || startsAt > now + AHEAD || !isExpected(status)) continue;
    const hold = time.ofBooking(id).find(({ karigarId }) => karigarId === leader);
    if (!hold || leader === null || assignedAt === null) continue;
    ahead.push({
      ...{ bookingId: id, visitId: id, status, pincode: address.pincode, startsAt, endsAt },
      ...{ goesOn: false, holdId: hold.id, holdStartsAt: hold.startsAt, holdEndsAt: hold.endsAt },
      ...{ leaveAt: hold.leaveAt, karigarId: leader, assignedAt, dispatchedAt: setOutAt },
      ...{ startedAt, saidLateAt: null, seen },
    });
  }
  return ahead.sort(
    (one, other) =>
      one.holdStartsAt - other.holdStartsAt || (one.bookingId < other.bookingId ? -1 : 1),
  );
}

function mind(world: World, { visit, prospect, until }: Expected, now: Instant): void {
  const { karigarId, holdId } = visit;
  if (until > visit.holdEndsAt + MINUTE) {
    const holds = world.time.around(karigarId, now, now + AFTER).map(world.time.placed);
    const delayed = planDelay(world.places, holds, { holdId, endsAt: until });
    world.time.move(karigarId, delayed);
  }
  if (prospect.kind === 'in-time' || visit.startedAt !== null) return;
  const row = world.rows.get(visit.bookingId);
  if (row) rescue(world, row, prospect);
}

function rescue(
  world: World,
  row: Row,
  { kind: why, soonerThan }: Exclude<Expected['prospect'], { kind: 'in-time' }>,
): void {
  const facts = factsOf(world, row);
  const { status, startsAt } = row.booking;
  const isLate = why === 'late' || why === 'silent';
  const mayBe = status === 'assigned' || (isLate && status === 'dispatched');
  if (!facts || row.leader === null || !mayBe) return;
  const { now, holds } = facts;
  recordLapsed(row, now);
  if (why !== 'tight') raise(row, why, startsAt, now);
  // The offers are those of the moment before, as the flow has read them.
  const round = decideRescue(facts.offers, now);
  if (round.kind === 'wait') return;
  const found = listCandidates(facts, { beyondHours: true });
  const latest = soonerThan ?? Number.POSITIVE_INFINITY;
  const sooner = found.candidates.filter(({ karigarId }) => {
    const sits = found.openings.get(karigarId);
    const isHeld = holds.some((hold) => hold.karigarId === karigarId);
    return sits !== undefined && sits.visit.startsAt <= latest && !isHeld;
  });
  const lately = facts.offers.filter(({ urgent, state }) => urgent || state !== 'withdrawn');
  const considered = rankCandidates(sooner, lately, round.wanted);
  const sending = { found, considered, as: 'replace', round: round.round, urgent: true } as const;
  if (sendCommitted(world, row, facts, sending)) return;
  const asked = considered
    .filter(({ outcome }) => outcome === 'asked')
    .map(({ karigarId }) => karigarId);
  if (asked.length === 0) return;
  const terms = { round: round.round, urgent: true, expiresAt: round.expiresAt };
  const told = makeOffers(row, facts, found, asked, terms);
  row.decidedAt = now;
  const data = { karigarIds: told, round: round.round, urgent: true, why };
  world.emit('VisitOffered', row.booking.id, data);
}

/** Those who lead a visit, have not set out and are to leave by then, where the latest hour to leave is not long over. */
function byLeaving({ time }: World, rows: readonly Row[], from: Instant, until: Instant): Row[] {
  const leaving = rows.flatMap((row) => {
    if (row.booking.status !== 'assigned') return [];
    const own = time.ofBooking(row.booking.id).find(({ karigarId }) => karigarId === row.leader);
    if (!own || own.leaveAt < from) return [];
    const at = leaveBy(own, time.ofKarigar(own.karigarId));
    return at <= until ? [{ row, at }] : [];
  });
  return leaving.sort((one, other) => one.at - other.at).map(({ row }) => row);
}

/** As `leave_by` of the database. */
function leaveBy({ leaveAt, startsAt }: HoldRow, day: readonly HoldRow[]): Instant {
  const ends = day.map(({ endsAt }) => endsAt);
  const before = ends.filter((at) => at <= leaveAt && at > leaveAt - 2 * HOUR);
  const early = leaveAt - minutesEarly((startsAt - leaveAt) / MINUTE) * MINUTE;
  return Math.max(early, startsAt - policy.visit.dispatchHoursBefore * HOUR, ...before);
}

function remind(world: World, row: Row, alarm: string, now: Instant): void {
  const { id, startsAt } = row.booking;
  if (raise(row, alarm, startsAt, now)) world.emit('TimeToLeave', id, { karigarId: row.leader });
}

/** Firm visits that nobody has and about which nobody is asked: the soonest, and others by turns. */
function listForgotten(rows: readonly Row[], now: Instant): Row[] {
  const until = now + OFFERED_DAYS_BEFORE * DAY;
  const forgotten = rows.filter(({ booking, offers, decidedAt }) => {
    const { status, firmAt, holdUntil, startsAt } = booking;
    if (status !== 'pending' || firmAt === null || holdUntil !== null) return false;
    if (startsAt < now - BACK || startsAt > until || decidedAt > now - 10 * MINUTE) return false;
    return !offers.some(
      (one) => one.state === 'open' && one.startsAt === startsAt && one.expiresAt > now,
    );
  });
  forgotten.sort((a, b) => a.booking.startsAt - b.booking.startsAt || byId(a, b));
  const half = MOST_FORGOTTEN / 2;
  const byTurns = (some: Row[]) => some.sort(inTurn(now));
  return [...byTurns(forgotten.slice(0, half)), ...byTurns(forgotten.slice(half))].slice(
    0,
    MOST_FORGOTTEN,
  );
}

function listTeamsShort({ time }: World, rows: readonly Row[], now: Instant): Row[] {
  const until = now + OFFERED_DAYS_BEFORE * DAY;
  return rows
    .filter(({ booking, leader, teamSize }) => {
      const { id, status, startsAt } = booking;
      if (status !== 'assigned' || startsAt < now || startsAt > until) return false;
      const holds = time.ofBooking(id);
      return holds.length < teamSize || !holds.some((one) => one.karigarId === leader);
    })
    .sort(inTurn(now))
    .slice(0, MOST_SHORT);
}

const byId = (one: Row, other: Row): number => (one.booking.id < other.booking.id ? -1 : 1);

/** An order that the database draws anew each time, out of the number and the moment. */
function inTurn(now: Instant): (one: Row, other: Row) => number {
  const moment = new Date(now).toISOString().replace('T', ' ').replace('.000Z', '+00');
  const lots = new Map<Row, string>();
  const lotOf = (row: Row) => {
    const known = lots.get(row);
    if (known) return known;
    const lot = createHash('md5').update(`${row.booking.id}${moment}`).digest('hex');
    lots.set(row, lot);
    return lot;
  };
  return (one, other) => (lotOf(one) < lotOf(other) ? -1 : 1);
}
