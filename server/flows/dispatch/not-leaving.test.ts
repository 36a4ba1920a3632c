import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { itemsOf } from '#server/modules/inbox/items-of.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  given,
  holderOf,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { sayAtVisit } from '../visit/say-at-visit.ts';
import { sayLate } from '../visit/say-late.ts';
import { declineOffer } from './decline-offer.ts';
import { rescueVisit } from './rescue-visit.ts';
import { undoDecline } from './undo-decline.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
beforeEach(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  app = visitDeps(world.db);
  asha = await sowCustomer(world.db);
  await sowWorker(world.db);
});

afterEach(() => world.close());

const pass = () => rescueVisits({ ...app, log: silentLog });
const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, app.now());
const eventsOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).events;

test('others who keep the promise are asked minutes after nobody has left, and no more once the Karigar sets out', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const sunil = await sowWorker(world.db);
  const leaveAt = await leavingOf(bookingId);
  app.turnTo(leaveAt + 4 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toEqual([]);
  app.turnTo(leaveAt + 5 * MINUTE);
  await pass();
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true, leads: true }]);
  // Neither the customer nor operations are alarmed while the promise can be kept.
  const noted = await world.db.query(
    `select id, type, subject, at, data from events where type = 'KarigarNotLeaving'`,
  );
  expect(noted.rows).toMatchObject([{ subject: bookingId, data: { karigarId: ravi.karigarId } }]);
  expect(noted.rows.flatMap((event) => itemsOf(event, {}))).toEqual([]);
  // A server of the version before would alarm them by the older names.
  const events = await eventsOf(bookingId);
  expect(events.filter((type) => ['KarigarSilent', 'VisitRunsLate'].includes(type))).toEqual([]);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  expect(await offersTo(sunil)).toEqual([]);
  expect(await holderOf(world.db, bookingId)).toEqual(ravi);
});

test('somebody who left in time without a signal keeps the visit when it is heard of, and is expected by when they left', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const sunil = await sowWorker(world.db);
  const leftAt = (await leavingOf(bookingId)) + MINUTE;
  app.turnTo(START + 7 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true, leads: true }]);
  const unheard = { ...acting(app, ravi, bookingId), happenedAt: leftAt };
  expect(await dispatchVisit(app, unheard)).toEqual({ ok: true, value: 'done' });
  expect(await offersTo(sunil)).toEqual([]);
  expect((await findVisit(world.db, bookingId))?.dispatchedAt).toBe(leftAt);
  await pass();
  expect(await offersTo(sunil)).toEqual([]);
  expect(await eventsOf(bookingId)).not.toContain('VisitRunsLate');
});

test('a telephone that was not heard of is believed for half an hour', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  app.turnTo(START + 20 * MINUTE);
  const early = { ...acting(app, ravi, bookingId), happenedAt: START - 120 * MINUTE };
  await dispatchVisit(app, early);
  expect((await findVisit(world.db, bookingId))?.dispatchedAt).toBe(START - 10 * MINUTE);
});

test('a Karigar who says ten minutes late is left those, and not asked a second time; others are if they do not leave then', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const sunil = await sowWorker(world.db);
  const leaveAt = await leavingOf(bookingId);
  app.turnTo(leaveAt - 6 * MINUTE);
  await pass();
  app.turnTo(leaveAt);
  const sentence = { sentenceId: newId(), sentence: 'ten-minutes-late' } as const;
  await sayAtVisit(app, { bookingId, userId: ravi.userId, by: 'karigar', ...sentence });
  await pass();
  app.turnTo(leaveAt + 14 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toEqual([]);
  app.turnTo(START + 7 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true, leads: true }]);
  const events = await eventsOf(bookingId);
  expect(events.filter((type) => type === 'TimeToLeave')).toHaveLength(1);
});

test('on a long way a visit that is given shortly before the latest hour to leave rings at once, and once more then', async () => {
  await world.db.query('update travel_times set minutes = 100');
  const { bookingId } = await visitAt(app, asha, 'assigned', { time: '02:00 PM' });
  const leaveAt = await leavingOf(bookingId);
  const rings = async () =>
    (await eventsOf(bookingId)).filter((type) => type === 'TimeToLeave').length;
  app.turnTo(leaveAt - MINUTE);
  await pass();
  expect(await rings()).toBe(1);
  app.turnTo(leaveAt + 4 * MINUTE);
  await pass();
  expect(await rings()).toBe(2);
});

test('a Karigar who may still be in time has their day moved by their own way alone, not to the end of the promise', async () => {
  const next = await bookOnline(app, asha, { paymentMethod: 'cash', time: '12:00 PM' });
  await given.visit(app, 'assigned', next);
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  expect(await holderOf(world.db, next)).toEqual(ravi);
  const sunil = await sowWorker(world.db);
  const day = async () =>
    (await world.db.query('select starts_at, ends_at from holds order by starts_at')).rows;
  const [planned, after] = await day();
  app.turnTo((await leavingOf(bookingId)) + 5 * MINUTE);
  await pass();
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true }]);
  const [expected, ...others] = await day();
  // Five minutes after the hour to leave, their way would end less than five minutes after the promised time.
  expect(expected.ends_at - planned.ends_at).toBeLessThan(5 * MINUTE);
  expect(others).toEqual([after]);
});

test.each(['sets out', 'says ten minutes late'] as const)(
  'a Karigar who %s after the list was read keeps the visit, and nobody is asked because they had not left',
  async (does) => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    const sunil = await sowWorker(world.db);
    app.turnTo((await leavingOf(bookingId)) + 5 * MINUTE);
    const sentence = { sentenceId: newId(), sentence: 'ten-minutes-late' } as const;
    const by = { bookingId, userId: ravi.userId, by: 'karigar' } as const;
    const done =
      does === 'sets out'
        ? await dispatchVisit(app, acting(app, ravi, bookingId))
        : await sayAtVisit(app, { ...by, ...sentence });
    expect(done).toMatchObject({ ok: true });
    const judged = { bookingId, visitId: bookingId, soonerThan: START + 15 * MINUTE } as const;
    expect(await rescueVisit(app, { ...judged, why: 'not-leaving' })).toBe('over');
    expect(await offersTo(sunil)).toEqual([]);
    expect(await eventsOf(bookingId)).not.toContain('KarigarNotLeaving');
    // Work that keeps them elsewhere is not shortened by what they say, but nobody is asked once they are on the way.
    const tight = await rescueVisit(app, { ...judged, why: 'tight' });
    expect(tight).toBe(does === 'sets out' ? 'over' : 'asked');
  },
);

test('ten minutes late that was pressed without a signal counts from the press: others are asked once they are over', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const sunil = await sowWorker(world.db);
  app.turnTo((await leavingOf(bookingId)) + 5 * MINUTE);
  const pressed = { ...acting(app, ravi, bookingId), happenedAt: app.now() - 11 * MINUTE };
  expect(await sayLate(app, pressed)).toMatchObject({ ok: true });
  const judged = { bookingId, visitId: bookingId, soonerThan: START + 15 * MINUTE } as const;
  expect(await rescueVisit(app, { ...judged, why: 'not-leaving' })).toBe('asked');
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, urgent: true }]);
});

test.each([
  ['the promise can be kept and nobody has set out', 5, false, true],
  ['its Karigar has set out and may still be in time', 5, true, false],
  ['it will be late although its Karigar has set out', 'late', true, true],
] as const)(
  'a no to a visit that somebody has is taken back: %s',
  async (_, passed, setsOut, heard) => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    const sunil = await sowWorker(world.db);
    const leaveAt = await leavingOf(bookingId);
    app.turnTo(passed === 'late' ? START + 7 * MINUTE : leaveAt + passed * MINUTE);
    await pass();
    const [offer] = await offersTo(sunil);
    if (!offer) throw new Error('The Karigar was not asked');
    const by = { id: offer.id, userId: sunil.userId };
    expect(await declineOffer(app, by)).toMatchObject({ ok: true });
    if (setsOut)
      expect(await dispatchVisit(app, acting(app, ravi, bookingId))).toMatchObject({ ok: true });
    expect(await undoDecline(app, by)).toMatchObject(
      heard ? { ok: true } : { refusal: { code: 'offer-taken' } },
    );
  },
);

/** The hour to leave for it, as the Karigar's own screen says. */
const leavingOf = async (bookingId: string): Promise<number> =>
  (await world.db.query('select leave_at from holds where booking_id = $1', [bookingId])).rows[0]
    .leave_at;
