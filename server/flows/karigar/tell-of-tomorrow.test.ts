import { expect, test } from 'vitest';
import { DAY, dateInIndia, HOUR, instantInIndia } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type NewsEvent, notifyKarigars } from '#server/flows/notification/notify-karigars.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { listKarigarNotifications } from '#server/views/notifications.ts';
import { listWorkTomorrow } from '#server/views/work-tomorrow.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { tellOfTomorrow } from './tell-of-tomorrow.ts';

const WEDDING = { serviceId: 6, pricePaise: 1_500_000 };
const [DAY_ONE, DAY_TWO] = ['2026-11-25', '2026-11-26'] as const;
const START = instantInIndia(DAY_ONE, 600);

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

const tell = async () => {
  const tomorrow = dateInIndia(app.now() + DAY);
  const listed = await listWorkTomorrow(world.db, tomorrow);
  await Promise.all([tellOfTomorrow(app, listed), tellOfTomorrow(app, listed)]);
  await tellOfTomorrow(app, await listWorkTomorrow(world.db, tomorrow));
};
const toldOf = async (date: string) =>
  (
    await world.db.query<NewsEvent>(
      `select id, type, subject, at, data from events
        where type = 'WorkTomorrow' and data ->> 'date' = $1 order by id`,
      [date],
    )
  ).rows;
const ids = (workers: readonly Worker[]) => workers.map(({ karigarId }) => karigarId).toSorted();
const toldIds = async (date: string) =>
  (await toldOf(date)).map(({ data }) => Number(data.karigarId)).toSorted();

test('Karigars hear once, the evening before, of the visits that they have agreed to for the next day', async () => {
  const crew: Worker[] = [];
  for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
  const [leader, second, third] = crew as [Worker, Worker, Worker];
  // The time of the fourth is held, and they have not said yes.
  const team = [leader, second, third];
  const id = await eventOfDays(app, asha, WEDDING, [DAY_ONE, DAY_TWO], team);
  expect(await releaseVisit(app, { ...acting(app, third, id), reason: 'ill' })).toEqual({
    ok: true,
    value: 'done',
  });

  app.turnTo(START - 39 * HOUR);
  await tell();
  expect(await toldOf(DAY_ONE)).toEqual([]);
  app.turnTo(START - 15 * HOUR);
  await tell();
  expect(await toldIds(DAY_ONE)).toEqual(ids([leader, second]));

  // The second day belongs to work that has begun.
  await firstDayOf(app, leader, id, DAY_ONE);
  await tell();
  expect(await toldIds(DAY_TWO)).toEqual(ids([leader, second]));

  const deps = { ...anew(app), keys: TEST_KEYS, messenger: { channels: ['push'] as const } };
  for (const event of await toldOf(DAY_TWO)) await notifyKarigars(deps, event);
  const { notifications } = await listKarigarNotifications(world.db, second.userId);
  expect(notifications.filter(({ kind }) => kind === 'work-tomorrow')).toMatchObject([
    { params: { visits: 1, startsAt: instantInIndia(DAY_TWO, 600) } },
  ]);
});
