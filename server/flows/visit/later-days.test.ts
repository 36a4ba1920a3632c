import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { contentsOf, findMessage } from '#server/modules/messaging/store.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { findVisit, recordAssigned } from '#server/modules/visit/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readKarigarNews } from '#server/views/karigar-news.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  given,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { releaseVisit } from './release-visit.ts';
import { renewStartCode } from './renew-start-code.ts';
import { reportPosition } from './report-position.ts';
import { startWork } from './start-work.ts';

const PHOTOGRAPHY = { serviceId: 2, pricePaise: 200_000 };
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const SECOND = instantInIndia(DAYS[1], 600);
const DONE = { ok: true, value: 'done' };

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let id: string;
let ravi: Worker;

visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

beforeEach(async () => {
  await given.noLaterVisits(app);
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
  id = await eventOfDays(app, asha, PHOTOGRAPHY, DAYS, [ravi]);
  await firstDayOf(app, ravi, id, DAYS[0]);
});
const act = () => acting(app, ravi, id);
const atTheDoor = () => ({ ...act(), position: AT_THE_DOOR });
const notNow = { refusal: { code: 'move-not-allowed' } };
/** The visit as the customer sees it. */
async function live() {
  const places = await createAppCache(world.db).places();
  const at = { places, keys: app.keys, now: app.now() };
  const visit = await readLiveVisit(world.db, asha.id, id, at);
  if (!visit) throw new Error('There is no visit');
  return visit;
}
/** The visit as the Karigar sees it. */
async function seen() {
  const outcome = await readKarigarVisit(world.db, ravi.userId, id, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.visit;
}
const codeOfDay = async () => (await live()).startCode ?? '';
const tell = (latitude: number) =>
  reportPosition(
    { ...app, facts: createAppCache(world.db) },
    {
      ...{ bookingId: id, userId: ravi.userId },
      position: { latitude, longitude: 72.83, accuracyMeters: 20, at: app.now() },
    },
    app.now(),
  );
const status = async () =>
  (await world.db.query('select status from bookings where id = $1', [id])).rows[0]?.status;

describe('on a later day of an event', () => {
  test('the Karigar sets out and is seen coming, and arrives by where they are', async () => {
    // The event goes on as it did in the evening, and early in the morning.
    for (const at of [app.now(), SECOND - 4 * HOUR]) {
      app.turnTo(at);
      expect(await dispatchVisit(app, act())).toMatchObject(notNow);
      expect([(await seen()).status, (await live()).status]).toEqual([
        'in_progress',
        'in_progress',
      ]);
    }
    app.turnTo(SECOND - 3 * HOUR);
    expect(await seen()).toMatchObject({
      ...{
        status: 'assigned',
        date: DAYS[1],
        time: '10:00 AM',
        dispatchedAt: null,
        arrivedAt: null,
      },
      actions: ['dispatch', 'release', 'stop-work', 'safety-exit'],
    });
    expect(await live()).toMatchObject({ status: 'assigned', startCode: null, position: null });
    expect(await arrive(app, atTheDoor())).toMatchObject(notNow);
    expect(await tell(19.01)).toMatchObject({ refusal: { code: 'not-travelling' } });

    app.turnTo(SECOND - HOUR / 2);
    expect(await dispatchVisit(app, act())).toEqual(DONE);
    expect(await dispatchVisit(app, act())).toEqual(DONE);
    expect(await tell(19.01)).toMatchObject({ value: { kept: true } });
    const coming = await live();
    expect(coming).toMatchObject({
      ...{ status: 'dispatched', arrivedAt: null, position: { latitude: 19.01 } },
      arrival: { basis: 'position' },
    });
    expect(coming.promisedAt).toContain(`${DAYS[1]}T10:00`);
    expect(coming.startCode).toMatch(/^\d{6}$/);
    expect((await seen()).actions).toEqual(
      expect.arrayContaining(['arrive', 'start', 'break-off', 'safety-exit']),
    );
    // The day before stands in the Karigar's route as work that goes on, the one after as one to come.
    const route = await Promise.all(
      DAYS.map((date) => readDay(world.db, ravi.userId, date, app.now())),
    );
    expect(route.map(({ visits }) => visits.map((visit) => visit.status))).toEqual([
      ...[['in_progress'], ['dispatched'], ['assigned']],
    ]);

    app.turnTo(SECOND + 5 * MINUTE);
    const far = { ...AT_THE_DOOR, latitude: 19.1 };
    const tooFar = { refusal: { code: 'too-far-away' } };
    expect(await arrive(app, act())).toMatchObject({ refusal: { code: 'arrival-not-proven' } });
    expect(await arrive(app, { ...act(), position: far })).toMatchObject(tooFar);
    expect(await arrive(app, atTheDoor())).toEqual(DONE);
    expect(await live()).toMatchObject({ status: 'in_progress', startCode: null, position: null });
    expect((await seen()).actions).toContain('finish');
    expect(await tell(19.001)).toMatchObject({ refusal: { code: 'not-travelling' } });
    expect(await status()).toBe('in_progress');
    const { rows } = await world.db.query(
      'select arrived_by, arrived_at from later_visits where arrived_by is not null',
    );
    expect(rows.at(-1)).toEqual({ arrived_by: 'position', arrived_at: SECOND + 5 * MINUTE });
    // The telephone may send it again.
    expect(await startWork(app, { ...act(), code: '000000' })).toEqual(DONE);
  });

  test('the code of that day lets the Karigar in where their telephone does not know where it is', async () => {
    app.turnTo(SECOND - HOUR / 2);
    await dispatchVisit(app, act());
    const code = await codeOfDay();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let left = 4; left >= 0; left -= 1)
      expect(await startWork(app, { ...act(), code: wrong })).toMatchObject({
        refusal: { code: 'start-code-wrong', params: { triesLeft: left } },
      });
    expect(await startWork(app, { ...act(), code })).toMatchObject({
      refusal: { code: 'start-code-used-up' },
    });
    expect((await seen()).startTriesLeft).toBe(0);
    expect((await live()).actions).toContain('renew-start-code');
    expect(await renewStartCode(app, { bookingId: id, userId: asha.id })).toEqual(DONE);
    expect(await startWork(app, { ...act(), code: await codeOfDay() })).toEqual(DONE);
    expect(await live()).toMatchObject({ status: 'in_progress', startCode: null });
    const { rows } = await world.db.query("select from later_visits where arrived_by = 'code'");
    expect(rows).toHaveLength(1);
  });

  test('the Karigar’s telephone hears of what happens on its last day, long after the first', async () => {
    app.turnTo(instantInIndia(DAYS[2], 500));
    const heard = async () =>
      (await readKarigarNews(world.db, ravi.karigarId, app.now())).dayRevision;
    const before = await heard();
    await dispatchVisit(app, act());
    expect(await heard()).not.toBe(before);
  });

  test('a Karigar who breaks down on the way comes no more, and may set out for another', async () => {
    app.turnTo(SECOND - HOUR / 2);
    await dispatchVisit(app, act());
    await tell(19.01);
    expect(await breakOffVisit(app, { ...act(), reason: 'vehicle' })).toEqual(DONE);
    const { rows } = await world.db.query(
      `select v.karigar_id, v.under_way, (select count(*)::int from later_visits where booking_id = $1 and set_out_at is not null) as ways,
        (select count(*)::int from positions where booking_id = $1) as positions from visits v where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ karigar_id: null, under_way: false, ways: 0, positions: 0 }]);
    // Nobody is on the way to the customer: somebody else is looked for.
    const nobody = { status: 'pending', replaced: true, karigar: null, arrival: null };
    expect(await live()).toMatchObject({ ...nobody, startCode: null });
  });

  test('a day on which nobody reported anything leaves no journey under way', async () => {
    app.turnTo(SECOND - HOUR / 2);
    await dispatchVisit(app, act());
    app.turnTo(SECOND + 8 * HOUR);
    expect(await seen()).toMatchObject({ status: 'in_progress' });
    app.turnTo(instantInIndia(DAYS[2], 600) - HOUR / 2);
    expect(await dispatchVisit(app, act())).toEqual(DONE);
    expect(await arrive(app, atTheDoor())).toEqual(DONE);
  });
});

test('a Karigar who never pressed that they had come may set out for their next visit when that day is over', async () => {
  await sowWorker(world.db, [3]);
  const afternoon = { date: DAYS[1], time: '02:00 PM' } as const;
  const { bookingId } = await visitAt(app, asha, 'assigned', afternoon);
  await recordAssigned(world.db, bookingId, ravi.karigarId, app.now());
  const { rows } = await world.db.query<{ ends: number }>(
    'select max(ends_at) as ends from later_visits where booking_id = $1 and starts_at = $2',
    [id, new Date(SECOND)],
  );
  const endsAt = Number(rows[0]?.ends);
  app.turnTo(SECOND - HOUR / 2);
  expect(await dispatchVisit(app, act())).toEqual(DONE);
  app.turnTo(endsAt + HOUR);
  const next = () => acting(app, ravi, bookingId);
  expect(await dispatchVisit(app, next())).toMatchObject({ refusal: { code: 'visit-under-way' } });
  app.turnTo(endsAt + 2 * HOUR);
  expect(await dispatchVisit(app, next())).toEqual(DONE);
});

test('the messages of a later day speak of that day alone, and ask nobody for a code that is used', async () => {
  const lastOf = async (type: string) => {
    const { rows } = await world.db.query(
      'select id, type, subject, data from events where subject = $1 and type = $2 order by id desc limit 1',
      [id, type],
    );
    return rows[0] as Parameters<typeof writeMessages>[1][number];
  };
  app.turnTo(SECOND - HOUR / 2);
  await dispatchVisit(app, act());
  await startWork(app, { ...act(), code: await codeOfDay() });
  const arrived = await lastOf('KarigarArrived');
  expect(notificationsOf('KarigarArrived', arrived.data)).toEqual([]);
  const coming = await lastOf('KarigarDispatched');
  expect([coming.data, arrived.data]).toMatchObject([
    { startsAt: SECOND, days: 1 },
    { startsAt: SECOND, days: 1 },
  ]);
  await writeMessages({ ...app, messenger: { channels: ['email', 'sms', 'whatsapp'] } }, [coming]);
  const { rows } = await world.db.query('select id from messages where key like $1', [
    `event ${coming.id} %`,
  ]);
  const written = await Promise.all(
    rows.map(async (row) => {
      const message = await findMessage(world.db, String(row.id));
      return message && contentsOf(app.keys, message)?.params;
    }),
  );
  expect(written).not.toEqual([]);
  for (const params of written) expect(params).toMatchObject({ startsAt: SECOND, days: 1 });
});

describe('where nobody comes on a later day', () => {
  const pass = () => rescueVisits({ ...anew(app), log: silentLog });
  const leads = async () => (await findVisit(world.db, id))?.karigarId;
  const offerOf = async ({ userId }: Worker) =>
    (await listOpenOffers(world.db, userId, app.now())).find((offer) => offer.bookingId === id);
  const yes = async (who: Worker) =>
    acceptOffer(anew(app), { id: (await offerOf(who))?.id ?? newId(), userId: who.userId });
  const told = async (type: string) =>
    (await lookAt(world.db, id)).events.filter((one) => one === type).length;
  const heldOn = async (date: string) => {
    const { rows } = await world.db.query<{ who: number }>(
      `select h.karigar_id as who from holds h join later_visits d on d.id = h.booking_id
        where d.booking_id = $1 and (d.starts_at at time zone 'Asia/Kolkata')::date = $2`,
      [id, date],
    );
    return rows.map(({ who }) => who);
  };

  test('a Karigar who has not set out half an hour after its time keeps it until another says yes, who then leads the days that are left', async () => {
    const spare = await sowWorker(world.db, [2]);
    app.turnTo(SECOND + 29 * MINUTE);
    await pass();
    expect(await leads()).toBe(ravi.karigarId);
    app.turnTo(SECOND + 30 * MINUTE);
    await pass();
    expect(await told('VisitStandsStill')).toBe(1);
    expect(await leads()).toBe(ravi.karigarId);
    expect(await heldOn(DAYS[1])).toEqual([ravi.karigarId]);
    const offer = await offerOf(spare);
    expect(offer).toMatchObject({ date: DAYS[1], urgent: true, leads: true });
    expect(await yes(spare)).toMatchObject({ ok: true });
    expect((await lookAt(world.db, id)).events.at(-1)).toBe('LeaderChanged');
    expect(await leads()).toBe(spare.karigarId);
    expect([await heldOn(DAYS[1]), await heldOn(DAYS[2])]).toEqual([
      [spare.karigarId],
      [spare.karigarId],
    ]);
    // The former Karigar hears that it is no longer theirs; the one who has just said yes knows.
    const { rows } = await world.db.query(
      `select data from events where subject = $1 and type = 'LeaderChanged'`,
      [id],
    );
    expect(karigarNewsOf({ type: 'LeaderChanged', subject: id, data: rows[0]?.data })).toEqual([
      { kind: 'visit-taken-over', karigarIds: [ravi.karigarId] },
    ]);
    expect(await dispatchVisit(app, act())).toMatchObject({ refusal: { code: 'visit-not-found' } });
    // The new leader has just said yes: the next passes let them come.
    for (const minutes of [2, 20]) {
      app.pass(minutes * MINUTE);
      await pass();
      expect(await leads()).toBe(spare.karigarId);
    }
    expect(await dispatchVisit(app, acting(app, spare, id))).toEqual(DONE);
    app.pass(40 * MINUTE);
    expect(await arrive(app, { ...acting(app, spare, id), position: AT_THE_DOOR })).toEqual(DONE);
    // The next pass finds nothing to do: somebody is there.
    await pass();
    expect(await leads()).toBe(spare.karigarId);
  });

  test('a Karigar who works without a signal keeps it: the actions that waited in their queue are taken, and nobody else comes any more', async () => {
    const spare = await sowWorker(world.db, [2]);
    app.turnTo(SECOND + 30 * MINUTE);
    await pass();
    const offer = await offerOf(spare);
    app.pass(MINUTE);
    expect(await dispatchVisit(app, act())).toEqual(DONE);
    expect(await offerOf(spare)).toBeUndefined();
    expect(
      await acceptOffer(anew(app), { id: offer?.id ?? '', userId: spare.userId }),
    ).toMatchObject({ refusal: { code: 'offer-taken' } });
    expect(await arrive(app, atTheDoor())).toEqual(DONE);
    expect([await leads(), await heldOn(DAYS[1])]).toEqual([ravi.karigarId, [ravi.karigarId]]);
  });

  test('so late that nobody can come instead, operations are told of everybody who was to come; the next days stay theirs', async () => {
    const spare = await sowWorker(world.db, [2]);
    app.turnTo(SECOND + 50 * MINUTE);
    await pass();
    await yes(spare);
    for (const minutes of [79, 81, 120]) {
      app.turnTo(SECOND + minutes * MINUTE);
      await pass();
    }
    expect(await told('VisitStandsStill')).toBe(2);
    expect([await leads(), await heldOn(DAYS[2])]).toEqual([spare.karigarId, [spare.karigarId]]);
    expect(await told('LeaderChanged')).toBe(1);
  });

  test('accepts ∥ sets out: one of the two comes', async () => {
    const spare = await sowWorker(world.db, [2]);
    app.turnTo(SECOND + 30 * MINUTE);
    await pass();
    const [taken, outcome] = await Promise.all([yes(spare), dispatchVisit(app, act())]);
    expect([taken.ok, outcome.ok].filter(Boolean)).toHaveLength(1);
    expect(await leads()).toBe(taken.ok ? spare.karigarId : ravi.karigarId);
    expect(await heldOn(DAYS[1])).toEqual([await leads()]);
  });

  test('a Karigar who gives a day back at its door leaves it to another as if nobody had been there', async () => {
    const spare = await sowWorker(world.db, [2]);
    app.turnTo(SECOND - MINUTE);
    await dispatchVisit(app, act());
    await arrive(app, atTheDoor());
    app.pass(20 * MINUTE);
    expect(await releaseVisit(app, { ...act(), reason: 'unwell' })).toEqual(DONE);
    await findKarigar(anew(app), { bookingId: id, cause: 'LeaderChanged' });
    expect(await yes(spare)).toMatchObject({ ok: true });
    expect(await dispatchVisit(app, acting(app, spare, id))).toEqual(DONE);
    expect(await codeOfDay()).toMatch(/^\d{6}$/);
  });

  test('a Karigar who has set out keeps it, and operations hear once that they are not there', async () => {
    app.turnTo(SECOND - 10 * MINUTE);
    await dispatchVisit(app, act());
    app.turnTo(SECOND + 50 * MINUTE);
    await pass();
    await pass();
    expect(await told('VisitStandsStill')).toBe(1);
    expect(await leads()).toBe(ravi.karigarId);
    expect(await arrive(app, atTheDoor())).toEqual(DONE);
  });

  test('and on days on which all goes well it does nothing', async () => {
    app.turnTo(SECOND - HOUR / 2);
    await dispatchVisit(app, act());
    app.turnTo(SECOND - 5 * MINUTE);
    await pass();
    await arrive(app, atTheDoor());
    app.turnTo(SECOND + 5 * HOUR);
    await pass();
    expect(await leads()).toBe(ravi.karigarId);
    expect((await lookAt(world.db, id)).events.at(-1)).toBe('KarigarArrived');
  });
});
