import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Line } from '#server/modules/settlement/reconciling.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { insertStranger } from '#testing/cast.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { answerDifference } from './answer-difference.ts';
import { reconcileDay } from './reconcile-day.ts';

let world: World;
let meera: string;
beforeAll(async () => {
  world = await createWorld();
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
});
afterAll(() => world.close());

const deps = () => ({ pool: world.db, now: () => NOW });
const unknown = (gatewayReference: string): Line => ({
  ...({ kind: 'payment', gatewayReference, amountPaise: 5_000 } as const),
  ...{ feePaise: 0, taxPaise: 0, payoutReference: null },
});

/** A report with two payments that nobody here knows. */
async function reported(): Promise<string> {
  const [first, second] = [newId(), newId()];
  const lines = [unknown(first), unknown(second)];
  const report = { provider: 'sandbox', day: '2026-11-20', digest: first, lines, fees: [] };
  await reconcileDay(deps(), report);
  const { rows } = await world.db.query('select id from settlements where digest = $1', [first]);
  return rows[0].id;
}
const said = (settlementId: string, position: number, way: 'asked' | 'explained') => ({
  ...{ settlementId, position, id: newId(), way, why: 'They paid it out again.', by: meera },
});
const say = (one: ReturnType<typeof said>) => answerDifference(deps(), one);
const eventsOf = async (id: string) =>
  (await world.db.query('select type from events where subject = $1 order by id', [id])).rows.map(
    ({ type }) => type,
  );
const answersOf = async (id: string) =>
  (await listSettlements(world.db))
    .find((one) => one.id === id)
    ?.differences.map(({ answers }) => answers.map(({ way, by }) => [way, by]));

test('N11: of each difference is written down that the gateway was asked and what explains it; the last one ends the reminder', async () => {
  const id = await reported();
  expect(await eventsOf(id)).toEqual(['SettlementDiffers']);
  const asked = said(id, 0, 'asked');
  expect(await say(asked)).toEqual({ ok: true, value: { open: 2 } });
  expect(await say(asked)).toEqual({ ok: true, value: { open: 2 } });
  expect(await say(said(id, 0, 'explained'))).toEqual({ ok: true, value: { open: 1 } });
  expect(await say(said(id, 0, 'asked'))).toMatchObject({
    refusal: { code: 'difference-explained' },
  });
  expect(await say(said(id, 7, 'asked'))).toMatchObject({
    refusal: { code: 'difference-not-found' },
  });
  expect(await say(said(newId(), 0, 'asked'))).toMatchObject({
    refusal: { code: 'difference-not-found' },
  });
  expect(await eventsOf(id)).not.toContain('SettlementExplained');
  expect(await say(said(id, 1, 'explained'))).toEqual({ ok: true, value: { open: 0 } });
  expect((await eventsOf(id)).slice(-2)).toEqual(['DifferenceAnswered', 'SettlementExplained']);
  const [first, second] = [
    ['asked', 'Meera Sawant'],
    ['explained', 'Meera Sawant'],
  ];
  expect(await answersOf(id)).toEqual([[first, second], [second]]);
});

test('a report read again rings nobody a second time, and one that fits rings nobody', async () => {
  const count = async () =>
    (
      await world.db.query(
        `select count(*)::integer as count from events where type = 'SettlementDiffers'`,
      )
    ).rows[0].count;
  const before = await count();
  const line = unknown(newId());
  const report = { provider: 'sandbox', day: '2026-11-19', digest: newId(), fees: [] };
  await reconcileDay(deps(), { ...report, lines: [line] });
  await reconcileDay(deps(), { ...report, lines: [line] });
  await reconcileDay(deps(), { ...report, digest: newId(), lines: [] });
  expect(await count()).toBe(before + 1);
});
