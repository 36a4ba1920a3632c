import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { insertStranger } from '#testing/cast.ts';
import { createWorld, NOW } from '#testing/world.ts';
import { answerDifference } from './answer-difference.ts';
import { reconcileDay } from './reconcile-day.ts';

test('of many who explain the last differences of a report at once exactly one ends its reminder', async () => {
  const world = await createWorld();
  const deps = { pool: world.db, now: () => NOW };
  const by = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
  const lines = Array.from({ length: 6 }, () => ({
    ...({ kind: 'payment', gatewayReference: newId(), amountPaise: 5_000 } as const),
    ...{ feePaise: 0, taxPaise: 0, payoutReference: null },
  }));
  const report = { provider: 'sandbox', day: '2026-11-20', digest: 'one', lines, fees: [] };
  await reconcileDay(deps, report);
  const { rows } = await world.db.query('select id from settlements');
  const why = 'They paid it out again.';
  const explain = (position: number) =>
    answerDifference(deps, {
      ...{ settlementId: rows[0].id, position, id: newId(), why, by },
      way: 'explained',
    });
  const positions = [0, 1, 2, 3, 4, 5];
  const all = await Promise.all([...positions, ...positions].map(explain));
  expect(all.filter(({ ok }) => ok)).toHaveLength(6);
  const ended = await world.db.query(`select from events where type = 'SettlementExplained'`);
  expect(ended.rowCount).toBe(1);
  await world.close();
});
