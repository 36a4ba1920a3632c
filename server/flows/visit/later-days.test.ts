import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/errands/rescue-visits.ts';
import { createFacts } from '#server/facts/facts.ts';
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
  sowWorker,
  type VisitTestHouse,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { releaseVisit } from './release-visit.ts';
import { renewStartCode } from './renew-start-code.ts';
import { reportPosition } from './report-position.ts';
import { setOut } from './set-out.ts';
import { startWork } from './start-work.ts';

const PHOTOGRAPHY = { serviceId: 2, pricePaise: 200_000 };
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const SECOND = instantInIndia(DAYS[1], 600);
const DONE = { ok: true, value: 'done' };

let world: World;
let asha: Customer;
let house: VisitTestHouse;
let id: string;
let ravi: Worker;

visitStage(0, (stage) => {
  ({ world, asha, house } = stage);
});

beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
  id = await eventOfDays(house, asha, PHOTOGRAPHY, DAYS, [ravi]);
  await firstDayOf(house, ravi, id, DAYS[0]);
});

const his = () => acting(house, ravi, id);
const atTheDoor = () => ({ ...his(), position: AT_THE_DOOR });
const notNow = { refusal: { code: 'move-not-allowed' } };

/** As the customer sees it. */
async function live() {
  const places = await createFacts(world.db).places();
  const { keys } = house;
  const visit = await readLiveVisit(world.db, asha.id, id, { places, keys, now: house.now() });
  if (!visit) throw new Error('There is no visit');
  return visit;
}
/** As he sees it. */
async function seen() {
  const outcome = await readKarigarVisit(world.db, ravi.userId, id, house.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.visit;
}
const codeOfDay = async () => (await live()).startCode ?? '';
const tell = (latitude: number) =>
  reportPosition(
    { ...house, facts: createFacts(world.db) },
    {
      ...{ bookingId: id, userId: ravi.userId },
      position: { latitude, longitude: 72.83, accuracyMeters: 20, at: house.now() },
    },
    house.now(),
  );
const status = async () =>
  (await world.db.query('select status from bookings where id = $1', [id])).rows[0]?.status;

describe('on a later day of an event', () => {
  test('he sets out and is seen coming, and arrives by where he is', async () => {
    // In the evening, and early in the morning, it goes on as it did.
    for (const at of [house.now(), SECOND - 4 * HOUR]) {
      house.turnTo(at);
      expect(await setOut(house, his())).toMatchObject(notNow);
      expect([(await seen()).status, (await live()).status]).toEqual([
        'in_progress',
        'in_progress',
      ]);
    }
    house.turnTo(SECOND - 3 * HOUR);
    expect(await seen()).toMatchObject({
      ...{ status: 'assigned', date: DAYS[1], time: '10:00 AM', setOutAt: null, arrivedAt: null },
      actions: ['set-out', 'release', 'stop-work', 'safety-exit'],
    });
    expect(await live()).toMatchObject({ status: 'assigned', startCode: null, position: null });
    expect(await arrive(house, atTheDoor())).toMatchObject(notNow);
    expect(await tell(19.01)).toMatchObject({ refusal: { code: 'not-travelling' } });

    house.turnTo(SECOND - HOUR);
    expect(await setOut(house, his())).toEqual(DONE);
    expect(await setOut(house, his())).toEqual(DONE);
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
    // The day before stands in his route as work that goes on, the one after as one to come.
    const route = await Promise.all(
      DAYS.map((date) => readDay(world.db, ravi.userId, date, house.now())),
    );
    expect(route.map(({ visits }) => visits.map((visit) => visit.status))).toEqual([
      ...[['in_progress'], ['dispatched'], ['assigned']],
    ]);

    house.turnTo(SECOND + 5 * MINUTE);
    const far = { ...AT_THE_DOOR, latitude: 19.1 };
    const tooFar = { refusal: { code: 'too-far-away' } };
    expect(await arrive(house, his())).toMatchObject({ refusal: { code: 'arrival-not-proven' } });
    expect(await arrive(house, { ...his(), position: far })).toMatchObject(tooFar);
    expect(await arrive(house, atTheDoor())).toEqual(DONE);
    expect(await live()).toMatchObject({ status: 'in_progress', startCode: null, position: null });
    expect((await seen()).actions).toContain('finish');
    expect(await tell(19.001)).toMatchObject({ refusal: { code: 'not-travelling' } });
    expect(await status()).toBe('in_progress');
    const { rows } = await world.db.query(
      'select arrived_by, arrived_at from later_visits where arrived_by is not null',
    );
    expect(rows.at(-1)).toEqual({ arrived_by: 'position', arrived_at: SECOND + 5 * MINUTE });
    // His telephone may send it again.
    expect(await startWork(house, { ...his(), code: '000000' })).toEqual(DONE);
  });

  test('the code of that day lets him in where his telephone does not know where it is', async () => {
    house.turnTo(SECOND - HOUR);
    await setOut(house, his());
    const code = await codeOfDay();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let left = 4; left >= 0; left -= 1)
      expect(await startWork(house, { ...his(), code: wrong })).toMatchObject({
        refusal: { code: 'start-code-wrong', params: { triesLeft: left } },
      });
    expect(await startWork(house, { ...his(), code })).toMatchObject({
      refusal: { code: 'start-code-used-up' },
    });
    expect((await seen()).startTriesLeft).toBe(0);
    expect((await live()).actions).toContain('renew-start-code');
    expect(await renewStartCode(house, { bookingId: id, userId: asha.id })).toEqual(DONE);
    expect(await startWork(house, { ...his(), code: await codeOfDay() })).toEqual(DONE);
    expect(await live()).toMatchObject({ status: 'in_progress', startCode: null });
    const { rows } = await world.db.query("select from later_visits where arrived_by = 'code'");
    expect(rows).toHaveLength(1);
  });

  test('his telephone hears of what happens on its last day, long after the first', async () => {
    house.turnTo(instantInIndia(DAYS[2], 500));
    const heard = async () =>
      (await readKarigarNews(world.db, ravi.karigarId, house.now())).dayRevision;
    const before = await heard();
    await setOut(house, his());
    expect(await heard()).not.toBe(before);
  });

  test('he who breaks down on the way comes no more, and may set out for another', async () => {
    house.turnTo(SECOND - HOUR);
    await setOut(house, his());
    await tell(19.01);
    expect(await breakOffVisit(house, { ...his(), reason: 'vehicle' })).toEqual(DONE);
    const { rows } = await world.db.query(
      `select v.karigar_id, v.under_way, (select count(*)::int from later_visits where booking_id = $1 and set_out_at is not null) as ways,
        (select count(*)::int from positions where booking_id = $1) as positions from visits v where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ karigar_id: null, under_way: false, ways: 0, positions: 0 }]);
    // Nobody is on his way to her: somebody else is looked for.
    const nobody = { status: 'pending', replaced: true, karigar: null, arrival: null };
    expect(await live()).toMatchObject({ ...nobody, startCode: null });
  });

  test('a day on which nobody pressed anything is no way left open', async () => {
    house.turnTo(SECOND - HOUR);
    await setOut(house, his());
    house.turnTo(SECOND + 8 * HOUR);
    expect(await seen()).toMatchObject({ status: 'in_progress' });
    house.turnTo(instantInIndia(DAYS[2], 600) - HOUR);
    expect(await setOut(house, his())).toEqual(DONE);
    expect(await arrive(house, atTheDoor())).toEqual(DONE);
  });
});

test('who never pressed that he had come may set out for his next visit when that day is over', async () => {
  await sowWorker(world.db, [3]);
  const afternoon = { date: DAYS[1], time: '02:00 PM' } as const;
  const { bookingId } = await visitAt(house, asha, 'assigned', afternoon);
  await recordAssigned(world.db, bookingId, ravi.karigarId, house.now());
  const { rows } = await world.db.query<{ ends: number }>(
    'select max(ends_at) as ends from later_visits where booking_id = $1 and starts_at = $2',
    [id, new Date(SECOND)],
  );
  const endsAt = Number(rows[0]?.ends);
  house.turnTo(SECOND - HOUR);
  expect(await setOut(house, his())).toEqual(DONE);
  house.turnTo(endsAt + HOUR);
  const next = () => acting(house, ravi, bookingId);
  expect(await setOut(house, next())).toMatchObject({ refusal: { code: 'visit-under-way' } });
  house.turnTo(endsAt + 2 * HOUR);
  expect(await setOut(house, next())).toEqual(DONE);
});

test('what is told of a later day speaks of that day alone, and asks nobody for a code that is used', async () => {
  const lastOf = async (type: string) => {
    const { rows } = await world.db.query(
      'select id, type, subject, data from events where subject = $1 and type = $2 order by id desc limit 1',
      [id, type],
    );
    return rows[0] as Parameters<typeof writeMessages>[1][number];
  };
  house.turnTo(SECOND - HOUR);
  await setOut(house, his());
  await startWork(house, { ...his(), code: await codeOfDay() });
  const arrived = await lastOf('KarigarArrived');
  expect(notificationsOf('KarigarArrived', arrived.data)).toEqual([]);
  const coming = await lastOf('KarigarDispatched');
  expect([coming.data, arrived.data]).toMatchObject([
    { startsAt: SECOND, days: 1 },
    { startsAt: SECOND, days: 1 },
  ]);
  await writeMessages({ ...house, messenger: { channels: ['email', 'sms', 'whatsapp'] } }, [
    coming,
  ]);
  const { rows } = await world.db.query('select id from messages where key like $1', [
    `event ${coming.id} %`,
  ]);
  const written = await Promise.all(
    rows.map(async (row) => {
      const message = await findMessage(world.db, String(row.id));
      return message && contentsOf(house.keys, message)?.params;
    }),
  );
  expect(written).not.toEqual([]);
  for (const params of written) expect(params).toMatchObject({ startsAt: SECOND, days: 1 });
});

describe('where nobody comes on a later day', () => {
  const pass = () => rescueVisits({ ...anew(house), log: silentLog });
  const leads = async () => (await findVisit(world.db, id))?.karigarId;
  const offerOf = async ({ userId }: Worker) =>
    (await listOpenOffers(world.db, userId, house.now())).find((offer) => offer.bookingId === id);
  const yes = async (who: Worker) =>
    acceptOffer(anew(house), { id: (await offerOf(who))?.id ?? newId(), userId: who.userId });
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

  test('who has not set out half an hour after its time keeps it until another says yes, who then leads the days that are left', async () => {
    const spare = await sowWorker(world.db, [2]);
    house.turnTo(SECOND + 29 * MINUTE);
    await pass();
    expect(await leads()).toBe(ravi.karigarId);
    house.turnTo(SECOND + 30 * MINUTE);
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
    // He hears that it is his no more; who has just said yes knows.
    const { rows } = await world.db.query(
      `select data from events where subject = $1 and type = 'LeaderChanged'`,
      [id],
    );
    expect(karigarNewsOf({ type: 'LeaderChanged', subject: id, data: rows[0]?.data })).toEqual([
      { kind: 'visit-taken-over', karigarIds: [ravi.karigarId] },
    ]);
    expect(await setOut(house, his())).toMatchObject({ refusal: { code: 'visit-not-found' } });
    // He has just said yes: the next passes let him come.
    for (const minutes of [2, 20]) {
      house.pass(minutes * MINUTE);
      await pass();
      expect(await leads()).toBe(spare.karigarId);
    }
    expect(await setOut(house, acting(house, spare, id))).toEqual(DONE);
    house.pass(40 * MINUTE);
    expect(await arrive(house, { ...acting(house, spare, id), position: AT_THE_DOOR })).toEqual(
      DONE,
    );
    // The next pass finds nothing to do: somebody is there.
    await pass();
    expect(await leads()).toBe(spare.karigarId);
  });

  test('who works without a signal keeps it: what waited in his queue is taken, and nobody else comes any more', async () => {
    const spare = await sowWorker(world.db, [2]);
    house.turnTo(SECOND + 30 * MINUTE);
    await pass();
    const offer = await offerOf(spare);
    house.pass(MINUTE);
    expect(await setOut(house, his())).toEqual(DONE);
    expect(await offerOf(spare)).toBeUndefined();
    expect(
      await acceptOffer(anew(house), { id: offer?.id ?? '', userId: spare.userId }),
    ).toMatchObject({ refusal: { code: 'offer-taken' } });
    expect(await arrive(house, atTheDoor())).toEqual(DONE);
    expect([await leads(), await heldOn(DAYS[1])]).toEqual([ravi.karigarId, [ravi.karigarId]]);
  });

  test('so late that nobody can come instead, operations are told of everybody who was to come; the next days stay his', async () => {
    const spare = await sowWorker(world.db, [2]);
    house.turnTo(SECOND + 50 * MINUTE);
    await pass();
    await yes(spare);
    for (const minutes of [79, 81, 120]) {
      house.turnTo(SECOND + minutes * MINUTE);
      await pass();
    }
    expect(await told('VisitStandsStill')).toBe(2);
    expect([await leads(), await heldOn(DAYS[2])]).toEqual([spare.karigarId, [spare.karigarId]]);
    expect(await told('LeaderChanged')).toBe(1);
  });

  test('accepts ∥ sets out: one of the two comes', async () => {
    const spare = await sowWorker(world.db, [2]);
    house.turnTo(SECOND + 30 * MINUTE);
    await pass();
    const [taken, outcome] = await Promise.all([yes(spare), setOut(house, his())]);
    expect([taken.ok, outcome.ok].filter(Boolean)).toHaveLength(1);
    expect(await leads()).toBe(taken.ok ? spare.karigarId : ravi.karigarId);
    expect(await heldOn(DAYS[1])).toEqual([await leads()]);
  });

  test('who gives a day back at its door leaves it to another as if nobody had been there', async () => {
    const spare = await sowWorker(world.db, [2]);
    house.turnTo(SECOND - MINUTE);
    await setOut(house, his());
    await arrive(house, atTheDoor());
    house.pass(20 * MINUTE);
    expect(await releaseVisit(house, { ...his(), reason: 'unwell' })).toEqual(DONE);
    await findKarigar(anew(house), { bookingId: id, cause: 'LeaderChanged' });
    expect(await yes(spare)).toMatchObject({ ok: true });
    expect(await setOut(house, acting(house, spare, id))).toEqual(DONE);
    expect(await codeOfDay()).toMatch(/^\d{6}$/);
  });

  test('who has set out keeps it, and operations hear once that he is not there', async () => {
    house.turnTo(SECOND - 10 * MINUTE);
    await setOut(house, his());
    house.turnTo(SECOND + 50 * MINUTE);
    await pass();
    await pass();
    expect(await told('VisitStandsStill')).toBe(1);
    expect(await leads()).toBe(ravi.karigarId);
    expect(await arrive(house, atTheDoor())).toEqual(DONE);
  });

  test('and on days on which all goes well it does nothing', async () => {
    house.turnTo(SECOND - HOUR);
    await setOut(house, his());
    house.turnTo(SECOND - 5 * MINUTE);
    await pass();
    await arrive(house, atTheDoor());
    house.turnTo(SECOND + 5 * HOUR);
    await pass();
    expect(await leads()).toBe(ravi.karigarId);
    expect((await lookAt(world.db, id)).events.at(-1)).toBe('KarigarArrived');
  });
});
