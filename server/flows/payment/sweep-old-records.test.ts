import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { insertPerson } from '#testing/cast.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { sweepOldRecords } from './sweep-old-records.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const asha = await insertPerson(world.db);
  for (const days of [364, 366]) {
    await world.db.query(
      `insert into notifications (user_id, kind, params, created_at) values ($1, 'welcome', $2, $3)`,
      [asha.id, { days }, new Date(NOW - days * DAY)],
    );
  }
  for (const days of [89, 91]) {
    await world.db.query(`insert into gateway_notices values ('sandbox', $1, 'order', $2)`, [
      `${days} days`,
      new Date(NOW - days * DAY),
    ]);
  }
});
afterAll(() => world.close());

test('what the bell told a year ago and what a gateway called about a quarter ago is forgotten, nothing newer', async () => {
  const swept = await sweepOldRecords(world.db, NOW);
  expect(swept).toMatchObject({ notifications: 1, gatewayNotices: 1 });
  const left = await world.db.query(
    `select (select array_agg(params) from notifications) as told,
      (select array_agg(notice_id) from gateway_notices) as notices`,
  );
  expect(left.rows).toEqual([{ told: [{ days: 364 }], notices: ['89 days'] }]);
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({
    notifications: 0,
    gatewayNotices: 0,
  });
});
