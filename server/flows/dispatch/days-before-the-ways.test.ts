import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HOUR, instantInIndia } from '#kernel/time.ts';
import { rescueVisits } from '#server/errands/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readPromise } from '#server/views/promise.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestHouse } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';

const MIGRATION = new URL('../../migrations/0332-days-before-the-ways.sql', import.meta.url);
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const SECOND = instantInIndia(DAYS[1], 600);

let world: World;
let asha: Customer;
let house: VisitTestHouse;

visitStage(0, (stage) => {
  ({ world, asha, house } = stage);
});

test('R31 of events that went on when ways to later days began to be written down nobody is missed, and nothing is reckoned', async () => {
  const ravi = await sowWorker(world.db, [2]);
  const id = await eventOfDays(house, asha, { serviceId: 2, pricePaise: 200_000 }, DAYS, [ravi]);
  await firstDayOf(house, ravi, id, DAYS[0]);
  house.turnTo(SECOND + HOUR);
  const { visits } = (await readPromise(world.db, house.now())).onTime;
  const before = await lookAt(world.db, id);

  await world.db.query('update schema_migrations set applied_at = $1 where number = 330', [
    new Date(house.now()),
  ]);
  const sql = await readFile(MIGRATION, 'utf8');
  await world.db.query(sql);
  await world.db.query(sql);

  await rescueVisits({ ...anew(house), log: silentLog });
  expect((await findVisit(world.db, id))?.karigarId).toBe(ravi.karigarId);
  expect((await lookAt(world.db, id)).events).toEqual(before.events);
  // The day that had begun is no promise, kept or broken; the one that is to come has nobody on its way yet.
  expect((await readPromise(world.db, house.now())).onTime.visits).toBe(visits - 1);
  const { rows } = await world.db.query(
    `select d.starts_at = $2 as "isSecond", w.arrived_by from day_visits w join booking_days d on d.id = w.day_id
      where w.booking_id = $1`,
    [id, new Date(SECOND)],
  );
  expect(rows).toEqual([{ isSecond: true, arrived_by: 'evidence' }]);
});
