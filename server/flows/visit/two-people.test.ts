import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { lookAt } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { acting, sowWorker, type VisitTestDeps, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { closeSafetyCase } from './close-safety-case.ts';
import { disputeWork } from './dispute-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { resolveDispute } from './resolve-dispute.ts';

const PRICE = 900_000;

let world: World;
let app: VisitTestDeps;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sellAnotherVersion(world.db, 3, { pricePaise: PRICE });
  for (let count = 0; count < 4; count += 1) await sowWorker(world.db);
  app = visitDeps(world.db);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});

const needsAnother = { ok: false, refusal: { code: 'needs-another-person' } };
const waiting = async () =>
  (await listStuckMoney(world.db, app.now())).stuck.map(({ about, because, amountPaise }) => [
    ...[about, because, amountPaise],
  ]);

async function visited(stage: 'arrived' | 'done') {
  const asha = await sowCustomer(world.db);
  const visit = await visitAt(app, asha, stage, { shownPricePaise: PRICE });
  return { ...visit, userId: asha.id };
}

async function left(): Promise<string> {
  const { bookingId, ravi } = await visited('arrived');
  const gone = await leaveForSafety(app, acting(app, ravi, bookingId));
  expect(gone).toEqual({ ok: true, value: 'done' });
  return bookingId;
}

test('over ₹5,000 of a dispute goes back when a second of us names the same sum', async () => {
  const { bookingId, userId } = await visited('done');
  const dispute = { reason: 'badly-done', lines: [1], comment: '' };
  await disputeWork(app, { bookingId, userId, ...dispute });
  const decide = (refundPaise: number, actor: string, outcome: 'refund' | 'none' = 'refund') =>
    resolveDispute(app, { bookingId, outcome, refundPaise, comment: '', actor });

  expect(await decide(600_000, 'ops:1')).toMatchObject(needsAnother);
  // Pressed again by the same person it is not two people.
  expect(await decide(600_000, 'ops:1')).toMatchObject(needsAnother);
  expect(await waiting()).toEqual([['dispute', 'needs-another-person', 600_000]]);
  // An operator who names another sum does not agree, and then it is their sum that waits.
  expect(await decide(700_000, 'ops:2')).toMatchObject(needsAnother);
  expect(await decide(600_000, 'ops:2')).toMatchObject(needsAnother);
  expect((await lookAt(world.db, bookingId)).status).toBe('disputed');
  expect(await decide(600_000, 'ops:1')).toEqual({ ok: true, value: 'completed' });
  expect(await waiting()).toEqual([]);
});

test('the same holds for a visit which was left for safety; up to ₹5,000 one operator decides', async () => {
  const bookingId = await left();
  const close = (refundPaise: number, actor: string) =>
    closeSafetyCase(app, { bookingId, refundPaise, feePaise: 0, comment: '', actor });
  expect(await close(500_001, 'ops:1')).toMatchObject(needsAnother);
  expect(await waiting()).toEqual([['safety-case', 'needs-another-person', 500_001]]);
  expect(await close(500_001, 'ops:2')).toEqual({ ok: true, value: 'closed' });
  const other = await left();
  const alone = { refundPaise: 500_000, feePaise: 0, comment: '', actor: 'ops:1' };
  expect(await closeSafetyCase(app, { bookingId: other, ...alone })).toEqual({
    ok: true,
    value: 'closed',
  });
  expect(await waiting()).toEqual([]);
});

test('nobody decides on their own visit, as its customer or as who came for it, however little it is', async () => {
  const { bookingId, userId, ravi } = await visited('done');
  await disputeWork(app, { bookingId, userId, reason: 'badly-done', lines: [1], comment: '' });
  const decide = (actor: string, refundPaise = 600_000) =>
    resolveDispute(app, { bookingId, outcome: 'refund', refundPaise, comment: '', actor });
  const own = { ok: false, refusal: { code: 'own-money' } };
  expect(await decide(`ops:${userId}`, 100)).toMatchObject(own);
  expect(await decide(`ops:${ravi.userId}`, 0)).toMatchObject(own);
  expect(await decide('ops:1')).toMatchObject(needsAnother);
  expect(await decide(`ops:${userId}`)).toMatchObject(own);
  expect((await lookAt(world.db, bookingId)).status).toBe('disputed');
});
