import { isUnderWay } from '#contract/booking-phases.ts';
import { canMove, moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { MINUTE } from '#kernel/time.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import type { OfferedPlacing, Placed } from '#server/modules/booking/placing-store.ts';
import { decideDispatch } from '#server/modules/visit/dispatching.ts';
import { judgePosition } from '#server/modules/visit/position.ts';
import type { Spot } from '#server/modules/visit/spot.ts';
import type { Worker } from '#testing/day/city.ts';
import type { Wish } from '#testing/day/demand.ts';
import type { House } from '#testing/day/house.ts';
import { customerOf, refused, requestOf } from '#testing/day/house-of-flows.ts';
import { accept, decline, move } from './assign.ts';
import { endBooking, finish } from './clock.ts';
import { raisedAt } from './find.ts';
import { reschedule } from './moving.ts';
import { recordGivenBack, recordWithdrawn, setLeads } from './offers.ts';
import type { Row, World } from './world.ts';

/** The same acts as the flows, on rows in memory and by the same rules. */
export function houseInMemory(world: World, real: Pick<House, 'places' | 'workers'>): House {
  const { clock, rows } = world;
  const bookingOf = new Map<string, string>();
  const rowOf = (id: string): Row => {
    const row = rows.get(id);
    if (!row) throw new Error(`There is no booking ${id}`);
    return row;
  };
  const deps = {
    pool: { query: async () => ({ rows: [], rowCount: 0 }) } as never,
    now: () => clock.now,
    facts: world.facts,
    writePlacing: async (placing: OfferedPlacing) => place(world, placing),
  };
  return {
    ...{ clock, ...real },
    book: async (wish, time) => {
      const outcome = await bookSlot(deps, customerOf(wish), requestOf(wish, time));
      return outcome.ok
        ? { ok: true, startsAt: outcome.value.booking.startsAt }
        : refused(outcome.refusal);
    },
    moveTo: (wish, date, time) => reschedule(world, rowOf(wish.bookingId), { date, time }),
    cancel: async ({ bookingId }) => {
      const row = rowOf(bookingId);
      if (canMove('cancel', row.booking.status, 'customer')) endBooking(world, row, 'cancel');
    },
    openOffers: async (bookingId) => {
      const open = rowOf(bookingId).offers.filter(({ state }) => state === 'open');
      for (const { id } of open) bookingOf.set(id, bookingId);
      return open;
    },
    accept: async (id) => void accept(world, bookingOf.get(id) ?? '', id),
    decline: async (id) => decline(world, bookingOf.get(id) ?? '', id),
    ...onTheWay(world, rowOf),
    ...atTheDoor(world, rowOf),
  };
}

function place(world: World, { placing, teamSize, openings }: OfferedPlacing): Placed {
  const { booking, instalments } = placing;
  const { id: bookingId, startsAt, endsAt, address, firmAt, holdUntil } = booking;
  const team = (openings[0] ?? []).slice(0, teamSize);
  const held = world.time.take({ bookingId, pincode: address.pincode, startsAt, endsAt }, team);
  const row: Row = {
    ...{ booking, instalments, teamSize, leader: null, assignedAt: null, setOutAt: null },
    place: world.places.indexOf(address.pincode) ?? 0,
    ...{ startedAt: null, finishedAt: null, seen: null, offers: [], decidedAt: 0 },
    ...{ alarms: new Map(), noRoomAt: new Set() },
  };
  world.rows.set(bookingId, row);
  world.coming.push(row);
  const wanted = firmAt !== null && holdUntil === null;
  world.emit('BookingPlaced', bookingId, { startsAt, wanted });
  return {
    outcome: 'placed',
    taken: held.map(({ id }) => id),
    karigars: held.map(({ karigarId }) => karigarId),
  };
}

function onTheWay(world: World, rowOf: (id: string) => Row) {
  const { clock, rows } = world;
  const leads = ({ id }: Worker, row: Row) => row.leader === id;
  return {
    release: async (worker: Worker, bookingId: string) => {
      const row = rowOf(bookingId);
      if (!leads(worker, row) || !canMove('release', row.booking.status, 'karigar')) return;
      if (handOver(world, row)) return;
      move(row, moves.release.to, clock.now);
      [row.leader, row.setOutAt] = [null, null];
      const { startsAt } = row.booking;
      world.committed.delete(worker.id);
      world.emit('KarigarReleased', bookingId, { startsAt, karigarId: worker.id });
    },
    breakOff: async (worker: Worker, bookingId: string) => {
      const row = rowOf(bookingId);
      if (!leads(worker, row) || !canMove('breakOff', row.booking.status, 'karigar')) return;
      move(row, moves.breakOff.to, clock.now);
      [row.leader, row.setOutAt] = [null, null];
      const { startsAt } = row.booking;
      world.committed.delete(worker.id);
      world.emit('VisitBrokenOff', bookingId, { startsAt, karigarId: worker.id });
    },
    setOut: async (worker: Worker, bookingId: string) => {
      const row = rowOf(bookingId);
      const { now } = clock;
      if (!leads(worker, row) || !canMove('dispatch', row.booking.status, 'karigar')) return false;
      if (!decideDispatch(row.booking, now).ok) return false;
      const elsewhere = [...rows.values()].some(
        (one) => one.leader === worker.id && isUnderWay(one.booking.status),
      );
      if (elsewhere) return false;
      if (!wasKnownLate(row, now)) {
        const asked = row.offers.filter(({ state, leads }) => state === 'open' && leads);
        recordWithdrawn(
          row,
          now,
          asked.map(({ karigarId }) => karigarId),
        );
      }
      move(row, moves.dispatch.to, now);
      row.setOutAt = now;
      const { startsAt } = row.booking;
      const timeoutAt = startsAt + policy.noShow.karigarByClockMinutes * MINUTE;
      world.emit('KarigarDispatched', bookingId, { startsAt, karigarId: worker.id, timeoutAt });
      return true;
    },
  };
}

const wasKnownLate = (row: Row, at: number): boolean =>
  ['late', 'silent'].some((alarm) => (raisedAt(row, alarm) ?? Number.POSITIVE_INFINITY) <= at);

/** One of the crew who has said yes leads it instead of whoever gives it back. */
function handOver(world: World, row: Row): boolean {
  const { id, startsAt } = row.booking;
  const { leader: formerKarigarId } = row;
  const held = world.time.ofBooking(id).map(({ karigarId }) => karigarId);
  const heir = row.offers.find(
    ({ state, karigarId, ...offer }) =>
      state === 'accepted' &&
      offer.startsAt === startsAt &&
      karigarId !== formerKarigarId &&
      held.includes(karigarId),
  );
  if (!heir || formerKarigarId === null) return false;
  const { now } = world.clock;
  const { karigarId } = heir;
  recordGivenBack(row, now, formerKarigarId);
  setLeads(row, true, (one) => one.karigarId === karigarId && one.state === 'accepted');
  [row.leader, row.assignedAt] = [karigarId, now];
  world.emit('LeaderChanged', id, { startsAt, karigarId, formerKarigarId });
  return true;
}

function atTheDoor(world: World, rowOf: (id: string) => Row) {
  const { clock } = world;
  return {
    report: async ({ id }: Worker, { bookingId, pincode }: Wish, spot: Spot) => {
      const row = rowOf(bookingId);
      if (row.leader !== id || row.booking.status !== 'dispatched') return;
      const told = { ...spot, accuracyMeters: 40, at: clock.now };
      const door = world.places.centres.find((one) => one.pincode === pincode);
      const { kept } = judgePosition(told, { before: row.seen ?? undefined, door }, clock.now);
      if (kept) row.seen = kept;
    },
    arrive: async ({ id: karigarId }: Worker, { bookingId }: Wish) => {
      const row = rowOf(bookingId);
      const { now } = clock;
      if (row.leader !== karigarId || row.booking.status !== 'dispatched')
        throw new Error('Could not arrive');
      [row.booking, row.seen] = [{ ...row.booking, status: 'arrived', arrivedAt: now }, null];
      const alarmAt = Math.max(now, row.booking.startsAt) + policy.alarm.arrivalMinutes * MINUTE;
      world.emit('KarigarArrived', bookingId, { karigarId, alarmAt });
    },
    begin: async ({ id: karigarId }: Worker, bookingId: string) => {
      const row = rowOf(bookingId);
      const { now } = clock;
      if (row.leader !== karigarId || row.booking.status !== 'arrived')
        throw new Error('Could not start');
      move(row, moves.start.to, now);
      row.startedAt = now;
      const alarmAt = Math.max(now, row.booking.untilAt) + policy.alarm.overrunMinutes * MINUTE;
      world.emit('WorkStarted', bookingId, { karigarId, alarmAt });
    },
    finish: async (_: Worker, { bookingId }: Wish) => {
      const row = rowOf(bookingId);
      // The clock may have taken it for done before.
      if (row.booking.status === 'in_progress') finish(world, row);
    },
    acceptWork: async ({ bookingId }: Wish) => {
      const row = rowOf(bookingId);
      if (row.booking.status === 'done') move(row, moves.accept.to, clock.now);
    },
    tryContact: async () => {},
    reportNobodyHome: async (_: Worker, bookingId: string) =>
      endBooking(world, rowOf(bookingId), 'customerNoShow'),
  };
}
