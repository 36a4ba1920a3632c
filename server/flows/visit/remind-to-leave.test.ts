import { expect, test } from 'vitest';
import { DAY, instantInIndia, MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { DAY_ONE, START, sowCrew, WEDDING } from '#testing/crew-stage.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { sayLate } from './say-late.ts';
import { setOutWithCrew } from './set-out-with-crew.ts';

const DAY_TWO = '2026-11-26';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

/** A wedding of two days, to both of which four people come. */
async function wedding(): Promise<string> {
  crew = await sowCrew(world);
  return eventOfDays(app, asha, WEDDING, [DAY_ONE, DAY_TWO], crew);
}
const at = (place: number) => crew[place] as Worker;
const pass = () => rescueVisits({ ...anew(app), log: silentLog });
const done = { ok: true, value: 'done' };

/** How often each of the crew was reminded since then, in their order, and of which hour. */
async function reminded(id: string, since = 0) {
  const { rows } = await world.db.query(
    `select id, type, subject, at, data from events where subject = $1 and type = 'TimeToLeave' and at >= $2 order by id`,
    [id, new Date(since)],
  );
  const of = ({ karigarId }: Worker) => rows.filter(({ data }) => data.karigarId === karigarId);
  return {
    times: crew.map((one) => of(one).length),
    hours: [...new Set(rows.map(({ data }) => data.startsAt))],
    news: rows.flatMap((event) => karigarNewsOf(event)).length,
  };
}
/** The latest hour at which anybody has to leave for the visit of that day. */
const leaveAt = async (startsAt: number) =>
  Number(
    (
      await world.db.query('select max(leave_at) as at from holds where starts_at = $1', [
        new Date(startsAt),
      ])
    ).rows[0].at,
  );

test('everybody of a crew is reminded on each day of their visit, once before the hour to leave and once at it', async () => {
  const id = await wedding();
  app.turnTo((await leaveAt(START)) - 20 * MINUTE);
  await pass();
  expect((await reminded(id)).times).toEqual([1, 1, 1, 1]);
  await pass();
  expect((await reminded(id)).times).toEqual([1, 1, 1, 1]);
  app.turnTo(await leaveAt(START));
  await pass();
  await pass();
  expect(await reminded(id)).toEqual({ times: [2, 2, 2, 2], hours: [START], news: 8 });

  await firstDayOf(app, at(0), id, DAY_ONE);
  const evening = app.now();
  const second = instantInIndia(DAY_TWO, 600);
  expect(second).toBe(START + DAY);
  await pass();
  expect((await reminded(id, evening)).times).toEqual([0, 0, 0, 0]);
  app.turnTo((await leaveAt(second)) - 10 * MINUTE);
  await pass();
  app.turnTo((await leaveAt(second)) + MINUTE);
  await pass();
  expect(await reminded(id, evening)).toEqual({ times: [2, 2, 2, 2], hours: [second], news: 8 });
});

test('a leader whom the version before has reminded is not reminded of it again', async () => {
  const id = await wedding();
  const alarm = (name: string) =>
    recordAlarm(world.db, { bookingId: id, alarm: name, promisedAt: START }, app.now());
  app.turnTo((await leaveAt(START)) - 20 * MINUTE);
  await alarm('leave-soon');
  await pass();
  expect((await reminded(id)).times).toEqual([0, 1, 1, 1]);
  app.turnTo(await leaveAt(START));
  await pass();
  expect((await reminded(id)).times).toEqual([1, 2, 2, 2]);
});

test('whoever says that they set out is reminded no more, whoever says that they come late not a second time', async () => {
  const id = await wedding();
  app.turnTo((await leaveAt(START)) - 20 * MINUTE);
  await pass();
  expect(await setOutWithCrew(anew(app), acting(app, at(1), id))).toEqual(done);
  expect(await sayLate(anew(app), acting(app, at(2), id))).toEqual(done);
  expect(await sayLate(anew(app), acting(app, at(0), id))).toEqual(done);
  app.turnTo(await leaveAt(START));
  await pass();
  expect((await reminded(id)).times).toEqual([1, 1, 1, 2]);
});

test('whoever has left the visit for safety is not reminded of its next day, and the others are', async () => {
  const id = await wedding();
  await firstDayOf(app, at(0), id, DAY_ONE);
  const evening = app.now();
  expect(await leaveForSafety(anew(app), acting(app, at(3), id))).toEqual(done);
  app.turnTo((await leaveAt(START + DAY)) - 10 * MINUTE);
  await pass();
  expect((await reminded(id, evening)).times).toEqual([1, 1, 1, 0]);
});
