import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { readKarigarFile } from '#server/views/karigar-file.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { crewStage, DAY_ONE, START } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import {
  AT_THE_DOOR,
  acting,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { attendVisit } from './attend-visit.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { finishWork } from './finish-work.ts';
import { releaseVisit } from './release-visit.ts';
import { reportCrewAbsent } from './report-crew-absent.ts';
import { sayLate } from './say-late.ts';
import { startWork } from './start-work.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

const done = { ok: true, value: 'done' };
const at = (place: number) => crew[place] as Worker;
const release = (place: number) =>
  releaseVisit(app, { ...acting(app, at(place), id), reason: 'ill' });
const seen = async (place: number) => {
  const found = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  return found.ok ? found.value.visit : undefined;
};
const leaderOf = async () =>
  (await world.db.query('select karigar_id from visits where id = $1', [id])).rows[0]?.karigar_id;

test('a Karigar who has to leave is asked once before the hour to leave and once at it', async () => {
  const deps = { ...anew(app), log: { fault: () => {} } };
  const told = async () =>
    (
      await world.db.query(
        `select 1 from events where subject = $1 and type = 'TimeToLeave' and data ->> 'karigarId' = $2`,
        [id, `${at(0).karigarId}`],
      )
    ).rowCount;
  // Before the hour that their time is held from by a third of the way, or by a quarter of an hour; their screen says the same.
  const leaveAt = Date.parse((await seen(0))?.leaveAt ?? '');
  const { rows } = await world.db.query<{ leave_at: number }>(
    'select leave_at from holds where booking_id = $1 and karigar_id = $2',
    [id, at(0).karigarId],
  );
  const latest = Number(rows[0]?.leave_at);
  expect(latest).toBeLessThan(START);
  expect(latest - leaveAt).toBe(Math.max((START - latest) / 3, 15 * MINUTE));
  app.turnTo(leaveAt - 11 * MINUTE);
  await rescueVisits(deps);
  expect(await told()).toBe(0);
  app.turnTo(leaveAt - 9 * MINUTE);
  await rescueVisits(deps);
  await rescueVisits(deps);
  expect(await told()).toBe(1);
  app.turnTo(leaveAt - MINUTE);
  await rescueVisits(deps);
  expect(await told()).toBe(1);
  app.turnTo(leaveAt);
  await rescueVisits(deps);
  await rescueVisits(deps);
  expect(await told()).toBe(2);
});

test('the crew keeps a visit that its leader gives back: one of them leads, and the place is filled', async () => {
  const spare = await sowWorker(world.db, [6]);
  expect(await release(0)).toEqual(done);
  expect((await lookAt(world.db, id)).status).toBe('assigned');
  const leader = await leaderOf();
  expect(crew.slice(1).map(({ karigarId }) => karigarId)).toContain(leader);
  expect(await seen(0)).toBeUndefined();
  for (const place of [1, 2, 3])
    expect(await seen(place)).toMatchObject({ leads: at(place).karigarId === leader });
  await findKarigar(anew(app), { bookingId: id, cause: 'LeaderChanged' });
  const offers = await listOpenOffers(world.db, spare.userId, app.now());
  expect(offers).toMatchObject([{ bookingId: id, leads: false }]);
});

describe('a leader who breaks off', () => {
  const startCode = () => startCodeOf(world.db, id);
  const breakOff = (leaderId?: number) =>
    breakOffVisit(app, { ...acting(app, at(0), id), reason: 'vehicle', leaderId });
  const leave = () => dispatchVisit(app, acting(app, at(0), id));
  const come = () => arrive(app, { ...acting(app, at(0), id), position: AT_THE_DOOR });
  const lastEvent = async () => {
    const { rows } = await world.db.query(
      'select type, data from events where subject = $1 order by id desc limit 1',
      [id],
    );
    return rows[0];
  };

  test.each(['on the way', 'at the door'])(
    '%s leaves the visit to the one of the crew whom they name, who sets out with a code of their own',
    async (where) => {
      const spare = await sowWorker(world.db, [6]);
      app.turnTo(START - HOUR / 2);
      expect(await leave()).toEqual(done);
      if (where === 'at the door') expect(await come()).toEqual(done);
      const former = await startCode();
      expect(await breakOff(at(2).karigarId)).toEqual(done);
      expect((await lookAt(world.db, id)).status).toBe('assigned');
      expect(await leaderOf()).toBe(at(2).karigarId);
      expect([await seen(0), await seen(1), await seen(2), await seen(3)]).toMatchObject([
        undefined,
        { id, leads: false, status: 'assigned' },
        { id, leads: true, actions: ['dispatch', 'release'], arrivedAt: null },
        { id, leads: false },
      ]);
      const event = await lastEvent();
      expect(event).toMatchObject({ type: 'KarigarReplaced', data: { brokenOff: true } });
      expect(notificationsOf('KarigarReplaced', event?.data)).toEqual(['leader-changed']);
      expect(karigarNewsOf({ ...event, subject: id } as never)).toEqual([
        { kind: 'you-lead', karigarIds: [at(2).karigarId] },
      ]);
      const file = await readKarigarFile(world.db, at(0).karigarId, app.now());
      expect(file?.incidents).toMatchObject([{ kind: 'broke-off', bookingId: id }]);
      await findKarigar(anew(app), { bookingId: id, cause: 'KarigarReplaced' });
      const offers = await listOpenOffers(world.db, spare.userId, app.now());
      expect(offers).toMatchObject([{ bookingId: id, leads: false }]);

      expect(await dispatchVisit(app, acting(app, at(2), id))).toEqual(done);
      expect(await startCode()).not.toBe(former);
      const next = { ...acting(app, at(2), id), position: AT_THE_DOOR };
      expect(await arrive(app, next)).toEqual(done);
      const code = await startCode();
      expect(await startWork(app, { ...acting(app, at(2), id), code })).toEqual(done);
    },
  );

  test('leaves it to nobody of whom it was said that they stayed away, and first to whoever has shown that they are there', async () => {
    app.turnTo(START - HOUR / 2);
    expect(await leave()).toEqual(done);
    expect(await come()).toEqual(done);
    app.turnTo(START + 31 * MINUTE);
    const absent = { ...acting(app, at(0), id), karigarId: at(1).karigarId, came: false };
    expect(await reportCrewAbsent(anew(app), absent)).toEqual(done);
    const there = { ...acting(app, at(3), id), position: AT_THE_DOOR };
    expect(await attendVisit(anew(app), there)).toEqual(done);
    const may = (await seen(0))?.team.filter(({ mayLead }) => mayLead);
    expect(may?.map(({ karigarId }) => karigarId)).toEqual([at(2).karigarId, at(3).karigarId]);
    expect(await breakOff(at(1).karigarId)).toEqual(done);
    expect(await leaderOf()).toBe(at(3).karigarId);
    // Somebody was at the door a moment ago: that nobody came is not said yet.
    const live = async () => {
      const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
      return (await readLiveVisit(world.db, asha.id, id, facts))?.actions;
    };
    expect(await live()).not.toContain('report-no-show');
    app.turnTo(app.now() + 31 * MINUTE);
    expect(await live()).toContain('report-no-show');
  });

  test('and one of the crew who gives back in the same moment: one of the others leads', async () => {
    app.turnTo(START - HOUR / 2);
    expect(await leave()).toEqual(done);
    const both = await Promise.all([breakOff(at(1).karigarId), release(1)]);
    expect(both).toEqual([done, done]);
    expect((await lookAt(world.db, id)).status).toBe('assigned');
    expect([at(2).karigarId, at(3).karigarId]).toContain(await leaderOf());
  });

  test('alone, because nobody else has said yes, leaves it to be found anew', async () => {
    for (const place of [1, 2, 3]) expect(await release(place)).toEqual(done);
    app.turnTo(START - HOUR / 2);
    expect(await leave()).toEqual(done);
    expect(await breakOff()).toEqual(done);
    expect(await breakOff()).toMatchObject({ ok: false });
    expect(await lookAt(world.db, id)).toMatchObject({ status: 'pending' });
  });
});

test('a Karigar who comes along gives back their own place, and the others and the visit stay', async () => {
  const spare = await sowWorker(world.db, [6]);
  expect((await seen(2))?.actions).toEqual(['release']);
  expect(await release(2)).toEqual(done);
  expect((await lookAt(world.db, id)).status).toBe('assigned');
  expect(await leaderOf()).toBe(at(0).karigarId);
  expect([await seen(2), (await seen(1))?.id]).toEqual([undefined, id]);
  const { visits } = await readDay(world.db, at(2).userId, DAY_ONE, app.now());
  expect(visits).toEqual([]);
  await findKarigar(anew(app), { bookingId: id, cause: 'CrewMemberCannotCome' });
  const offers = await listOpenOffers(world.db, spare.userId, app.now());
  expect(offers).toMatchObject([{ bookingId: id, leads: false }]);
});

test('a Karigar who comes along and will be late tells whoever leads, once within some minutes, and not the customer', async () => {
  const late = () => sayLate(app, acting(app, at(2), id));
  expect([await late(), await late()]).toEqual([done, done]);
  const { rows } = await world.db.query(
    `select type, data from events where subject = $1 and type in ('CrewMemberLate', 'SaidAtVisit')`,
    [id],
  );
  const told = { karigarId: at(2).karigarId, leaderKarigarId: at(0).karigarId };
  expect(rows).toMatchObject([{ type: 'CrewMemberLate', data: told }]);
});

test('the last of a crew who gives back leaves the visit to be found anew', async () => {
  for (const place of [1, 2, 3]) expect(await release(place)).toEqual(done);
  expect(await release(0)).toEqual(done);
  expect((await lookAt(world.db, id)).status).toBe('pending');
});

test('the customer sees the names of all who come', async () => {
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  const live = await readLiveVisit(world.db, asha.id, id, facts);
  expect(live?.karigar).toMatchObject({ companions: 3, crew: expect.any(Array) });
  expect(live?.karigar?.crew).toHaveLength(3);
});

test('work that ends early frees the rest of everybody’s time', async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  app.turnTo(START + 2 * HOUR);
  const end = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...acting(app, at(0), id), ...end })).toEqual(done);
  const { rows } = await world.db.query(
    'select count(*)::int as late from holds where booking_id = $1 and ends_at > $2',
    [id, new Date(START + 2 * HOUR)],
  );
  expect(rows).toEqual([{ late: 0 }]);
});
