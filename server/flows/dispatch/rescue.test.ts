import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { BookSlotInput, Customer } from '#server/flows/booking/book-slot.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readDispatch } from '#server/views/dispatch.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { listVisitsErased } from '#server/views/visits-ahead.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  given,
  holderOf,
  START,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { arrive } from '../visit/arrive.ts';
import { breakOffVisit } from '../visit/break-off-visit.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { leaveForSafety } from '../visit/leave-for-safety.ts';
import { sayAtVisit } from '../visit/say-at-visit.ts';
import { acceptOffer } from './accept-offer.ts';
import { delayRemainingVisits } from './delay-remaining-visits.ts';
import { findKarigar } from './find-karigar.ts';
import { prepareDispatch } from './steps/prepare-dispatch.ts';
import { replaceKarigar } from './steps/replace-karigar.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
beforeEach(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  app = visitDeps(world.db);
  asha = await sowCustomer(world.db);
});

afterEach(() => world.close());

const pass = () => rescueVisits({ ...app, log: silentLog });
const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, app.now());
async function accept(who: Worker) {
  const [offer] = await offersTo(who);
  if (!offer) throw new Error('The Karigar was not asked');
  return acceptOffer(app, { id: offer.id, userId: who.userId });
}
/** A visit that its Karigar has accepted, as it goes: booked, paid, offered, taken. */
async function accepted(
  change: Partial<BookSlotInput> = {},
  paidPaise?: number,
): Promise<{ bookingId: string; ravi: Worker }> {
  app.turnTo(NOW);
  const ravi = await sowWorker(world.db);
  const bookingId = await bookOnline(app, asha, change);
  await payFor(app, asha, bookingId, paidPaise);
  await findKarigar(app, { bookingId, cause: 'PaymentSettled' });
  expect(await accept(ravi)).toEqual({ ok: true, value: 'lead' });
  return { bookingId, ravi };
}
const eventsOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).events;

test('others are asked when a Karigar sets out too late: whoever can be there sooner takes it over, for no fee, and the code is void', async () => {
  const { bookingId, ravi } = await accepted();
  const sunil = await sowWorker(world.db);
  app.turnTo(START - 10 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toEqual([]);
  // The way takes nine minutes at that hour: after six minutes past the Karigar can no longer be in time.
  app.turnTo(START + 7 * MINUTE);
  await pass();
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true, leads: true }]);
  // The customer reads that others are asked, for as long as they may answer.
  const seenBy = async () => {
    const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
    return readBooking(world.db, asha.id, bookingId, at);
  };
  expect(await seenBy()).toMatchObject({ value: { late: { othersAsked: 1 } } });
  // The Karigar keeps it until another says yes.
  await dispatchVisit(app, acting(app, ravi, bookingId));
  const code = await startCodeOf(world.db, bookingId);
  expect(await accept(sunil)).toEqual({ ok: true, value: 'replace' });

  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'assigned', holds: 1 });
  expect(await holderOf(world.db, bookingId)).toEqual(sunil);
  expect(await findVisit(world.db, bookingId)).toMatchObject({
    karigarId: sunil.karigarId,
    startCode: null,
    dispatchedAt: null,
  });
  expect(await eventsOf(bookingId)).toContain('KarigarReplaced');
  // A way on which the Karigar set out too late is not paid.
  expect(await balancesOf(world.db, bookingId)).toEqual({
    ...{ 'gateway_clearing:sandbox': 80_000, customer_advances: -80_000 },
  });
  const there = { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 };
  expect(await arrive(app, { ...acting(app, ravi, bookingId), position: there })).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
  await dispatchVisit(app, acting(app, sunil, bookingId));
  expect(await startCodeOf(world.db, bookingId)).not.toBe(code);
  const why = await readDispatch(world.db, bookingId, 'en');
  expect(why.ok && why.value.decisions.map(({ kind, cause }) => [kind, cause])).toEqual([
    ['offered', 'PaymentSettled'],
    ['alarm', 'silent'],
    ['replaced', 'rescue'],
  ]);
});

/** News of a delay for the customer, and until when somebody should have come. */
const toldOfDelay = async (bookingId: string) => {
  const { rows } = await world.db.query(
    `select type, data from events where subject = $1 and type in ('KarigarSilent', 'VisitRunsLate') order by id`,
    [bookingId],
  );
  return rows.map(({ type, data }) => [
    ...[type, ...notificationsOf(type, data)],
    (data.nobodyCameFrom - START) / MINUTE,
  ]);
};

test('a customer hears once that the Karigar may be late, also where they are silent first and then late', async () => {
  const { bookingId, ravi } = await accepted();
  app.turnTo(START + 7 * MINUTE);
  await pass();
  await pass();
  expect(await toldOfDelay(bookingId)).toEqual([['KarigarSilent', 'runs-late', 30]]);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  app.pass(2 * MINUTE);
  await pass();
  expect(await toldOfDelay(bookingId)).toEqual([
    ['KarigarSilent', 'runs-late', 30],
    ['VisitRunsLate', 30],
  ]);
});

test('a delay that the Karigar has told the customer of is not told once more', async () => {
  for (const says of [false, true]) {
    const { bookingId, ravi } = await accepted();
    app.turnTo(START + 5 * MINUTE);
    await dispatchVisit(app, acting(app, ravi, bookingId));
    const sentence = { sentenceId: newId(), sentence: 'in-traffic' } as const;
    const by = { bookingId, userId: ravi.userId, by: 'karigar' } as const;
    if (says) expect(await sayAtVisit(app, { ...by, ...sentence })).toMatchObject({ ok: true });
    app.turnTo(START + 16 * MINUTE);
    await pass();
    expect(await toldOfDelay(bookingId)).toEqual([
      ['VisitRunsLate', ...(says ? [] : ['runs-late']), 30],
    ]);
    await world.db.query('update karigars set active = false');
  }
});

test('a Karigar who set out in time and is late or silent is paid for the way when another goes instead, each time', async () => {
  const { bookingId, ravi } = await accepted();
  const sunil = await sowWorker(world.db);
  app.turnTo(START - 10 * MINUTE);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  app.turnTo(START + 40 * MINUTE);
  await pass();
  expect(await accept(sunil)).toEqual({ ok: true, value: 'replace' });
  const wayPaise = 80_000 * 0.3 * 0.8;
  const payables = async () => {
    const books = await balancesOf(world.db, bookingId);
    return [ravi, sunil].map(({ karigarId }) => books[`karigar_payable:${karigarId}`] ?? 0);
  };
  expect(await payables()).toEqual([-wayPaise, 0]);
  expect(await balancesOf(world.db, bookingId)).toMatchObject({
    ...{ visit_costs: wayPaise, customer_advances: -80_000 },
  });
  const { rows } = await world.db.query(
    `select data ->> 'paidPaise' as paid from events where subject = $1 and type = 'KarigarReplaced'`,
    [bookingId],
  );
  expect(rows).toEqual([{ paid: String(wayPaise) }]);
  const day = dateInIndia(START);
  expect(await readEarnings(world.db, { userId: ravi.userId, day, now: app.now() })).toMatchObject({
    visits: [{ bookingId, kind: 'way', netPaise: wayPaise }],
  });
  // The next has the same luck, and it goes back to the first.
  await dispatchVisit(app, acting(app, sunil, bookingId));
  await world.db.query('update karigars set active = true where id = $1', [ravi.karigarId]);
  app.turnTo(START + 100 * MINUTE);
  const facts = await prepareDispatch(app, bookingId);
  const back = await transaction(world.db, async (db) => {
    const found = await facts?.(db);
    const again = { karigarId: ravi.karigarId, why: 'by-hand', actor: 'ops:1' };
    return found && replaceKarigar(db, found, again);
  });
  expect(back).toBe('held');
  expect(await payables()).toEqual([-wayPaise, -wayPaise]);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  await leaveForSafety(app, acting(app, ravi, bookingId));
  // The whole visit, of which they have had the way.
  expect(await payables()).toEqual([-80_000 * 0.8, -wayPaise]);
});

test('whoever took a late visit over has as long as any other before the clock says that nobody came', async () => {
  const { bookingId } = await accepted();
  const sunil = await sowWorker(world.db);
  app.turnTo(START + 100 * MINUTE);
  await pass();
  expect(await accept(sunil)).toEqual({ ok: true, value: 'replace' });
  app.turnTo(START + 125 * MINUTE);
  expect(await listVisitsToMind(world.db, app.now())).not.toContain(bookingId);
  await applyVisitTimeout(app, { bookingId });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'assigned' });
  app.turnTo(START + 221 * MINUTE);
  expect(await listVisitsToMind(world.db, app.now())).toContain(bookingId);
  await applyVisitTimeout(app, { bookingId });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'no_show_provider' });
});

test('a Karigar who comes after all keeps it: their arrival ends what others were asked', async () => {
  await sowWorker(world.db);
  const { bookingId } = await visitAt(app, asha, 'dispatched');
  const sunil = await sowWorker(world.db);
  const ravi = await holderOf(world.db, bookingId);
  app.turnTo(START + 40 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toHaveLength(1);
  const there = { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 };
  await arrive(app, { ...acting(app, ravi, bookingId), position: there });
  expect(await accept(sunil)).toMatchObject({ refusal: { code: 'offer-gone' } });
  await findKarigar(app, { bookingId, cause: 'KarigarArrived' });
  expect(await offersTo(sunil)).toEqual([]);
});

test('work that goes on pushes the next visit, which is then rescued before it is late', async () => {
  await sowWorker(world.db);
  const next = await bookOnline(app, asha, { paymentMethod: 'cash', time: '12:00 PM' });
  await given.visit(app, 'assigned', next);
  const { bookingId } = await visitAt(app, asha, 'in_progress');
  const sunil = await sowWorker(world.db);
  // The work was planned until half past eleven; at five to twelve it still goes on.
  app.turnTo(START + 115 * MINUTE);
  await pass();
  const { rows } = await world.db.query(
    `select starts_at, ends_at from holds where booking_id = any ($1) order by starts_at`,
    [[bookingId, next]],
  );
  expect(rows.map((row) => (row.ends_at - START) / MINUTE)).toEqual([133, 233]);
  expect(await offersTo(sunil)).toMatchObject([{ bookingId: next, urgent: true }]);
  expect(await accept(sunil)).toEqual({ ok: true, value: 'replace' });
  expect(await holderOf(world.db, next)).toEqual(sunil);
});

test('a Karigar who takes over a late visit after the work they are at is late while it goes on, and not silent', async () => {
  const { bookingId } = await accepted();
  await sowWorker(world.db);
  const own = await bookOnline(app, asha, { paymentMethod: 'cash', time: '11:00 AM' });
  const sunil = await given.visit(app, 'in_progress', own);
  app.turnTo(START + 65 * MINUTE);
  await pass();
  expect(await accept(sunil)).toEqual({ ok: true, value: 'replace' });
  await sowWorker(world.db);
  // Their work was planned until half past twelve, and goes on.
  app.turnTo(START + 166 * MINUTE);
  await pass();
  const why = await readDispatch(world.db, bookingId, 'en');
  const last = why.ok ? why.value.decisions.at(-1) : undefined;
  expect(last).toMatchObject({ kind: 'alarm', cause: 'late' });
  // Named is who is late, and not those who were asked instead.
  const late = why.ok
    ? why.value.offers.find(({ karigar }) => karigar.id === sunil.karigarId)
    : undefined;
  expect(last?.sentence).toContain(`${late?.karigar.name}: will be late`);
});

test('an event that goes on tomorrow takes nothing of the Karigar’s evening', async () => {
  const ravi = await sowWorker(world.db, [2]);
  const kind = { serviceId: 2, pricePaise: 200_000 };
  const [today, tomorrow] = ['2026-11-24', '2026-11-25'] as const;
  const bookingId = await eventOfDays(app, asha, kind, [today, tomorrow], [ravi]);
  await firstDayOf(app, ravi, bookingId, today);
  const endOfHold = async () =>
    (await world.db.query('select ends_at from holds where booking_id = $1', [bookingId])).rows;
  const planned = await endOfHold();
  expect(planned).toHaveLength(1);
  app.turnTo(planned[0].ends_at + 25 * MINUTE);
  await pass();
  expect(await endOfHold()).toEqual(planned);
});

test('a breakdown is offered at once to who can come, later than promised where it must be', async () => {
  const { bookingId, ravi } = await accepted();
  const sunil = await sowWorker(world.db);
  app.turnTo(START - 13 * MINUTE);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  app.turnTo(START - 3 * MINUTE);
  await breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'vehicle' });
  await findKarigar(app, { bookingId, cause: 'VisitBrokenOff' });
  expect(await holderOf(world.db, bookingId)).toEqual(sunil);
  expect(await accept(sunil)).toEqual({ ok: true, value: 'lead' });
  const { rows } = await world.db.query(
    'select leave_at, starts_at from holds where booking_id = $1',
    [bookingId],
  );
  // Two minutes to get ready, ten to ride.
  expect(rows[0].starts_at).toBe(START + 9 * MINUTE);
  expect(await offersTo(ravi)).toEqual([]);
});

test('an event whose Karigar breaks down an hour before it is not called off before others had time to come', async () => {
  const event = { serviceId: 2, shownPricePaise: 200_000 };
  const { bookingId, ravi } = await accepted(event, 160_000);
  app.turnTo(START - HOUR);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  const sunil = await sowWorker(world.db);
  await breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'vehicle' });
  expect(await applyVisitTimeout(app, { bookingId })).toEqual({ againAt: START - 15 * MINUTE });
  await findKarigar(app, { bookingId, cause: 'VisitBrokenOff' });
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true, leads: true }]);
  expect(await accept(sunil)).toEqual({ ok: true, value: 'lead' });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'assigned', holds: 1 });
});

test('one who breaks down at the door after the promised hour is replaced too, also by the sweep; else it ends then', async () => {
  await sowWorker(world.db);
  const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
  app.turnTo(START + 3 * HOUR);
  await breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'ill' });
  const sunil = await sowWorker(world.db);
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true }]);
  expect(await accept(sunil)).toEqual({ ok: true, value: 'lead' });
  // A Karigar found then is not said to have failed to come at once.
  await applyVisitTimeout(app, { bookingId });
  await breakOffSunil(bookingId, sunil);
  app.pass(45 * MINUTE - 1);
  await applyVisitTimeout(app, { bookingId });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'pending' });
  app.pass(1);
  expect(await listVisitsToMind(world.db, app.now())).toContain(bookingId);
  await applyVisitTimeout(app, { bookingId });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'cancelled' });
});

async function breakOffSunil(bookingId: string, sunil: Worker): Promise<void> {
  app.pass(10 * MINUTE);
  await dispatchVisit(app, acting(app, sunil, bookingId));
  await breakOffVisit(app, { ...acting(app, sunil, bookingId), reason: 'vehicle' });
}

test('no Karigar is pushed into another visit of theirs: what no longer fits stays where the constraint lets it', async () => {
  await sowWorker(world.db);
  const { ravi } = await visitAt(app, asha, 'in_progress');
  const hold = await world.db.query<{ id: number }>('select id from holds where karigar_id = $1', [
    ravi.karigarId,
  ]);
  const holdId = hold.rows[0]?.id as number;
  const held = { karigarId: ravi.karigarId, holdId, endsAt: START + 5 * HOUR };
  expect(await delayRemainingVisits(app, held)).toHaveLength(1);
  // Told once more of a hold that is no longer there, nothing happens.
  expect(await delayRemainingVisits(app, held)).toEqual([]);
});

test('in a shortage the soonest are always tried again, and of all others each has its turn', async () => {
  for (let count = 0; count < 8; count += 1) await sowWorker(world.db);
  const paid = async (date: string) => {
    const id = await bookOnline(app, asha, { date });
    await payFor(app, asha, id);
    return id;
  };
  const sooner = [await paid('2026-11-23'), await paid('2026-11-23')];
  const later = [];
  for (let count = 0; count < 6; count += 1) later.push(await paid('2026-11-24'));
  const turns = Array.from({ length: 60 }, (_, turn) => {
    const now = NOW + turn * 2 * MINUTE;
    return listVisitsErased(world.db, { now, until: now + 7 * DAY, since: now }, 4);
  });
  const looked = await Promise.all(turns);
  for (const ids of looked)
    expect([ids.length, ...ids]).toEqual(expect.arrayContaining([4, ...sooner]));
  expect(new Set(looked.flat())).toEqual(new Set([...sooner, ...later]));
});
