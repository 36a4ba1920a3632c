import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { cashWithKarigar } from '#server/modules/ledger/accounts.ts';
import { balanceOf, postEntry, sumOfLedger } from '#server/modules/ledger/store.ts';
import { cashCollectedEntry, visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { listKarigarCash } from '#server/views/karigar-cash.ts';
import { workingOf } from '#server/views/my-data-work.ts';
import { insertStranger } from '#testing/cast.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { makeKarigarBatch } from '../transfer/make-karigar-batch.ts';
import { recordCashHandedIn } from './record-cash-handed-in.ts';
import { reverseCashHandedIn } from './reverse-cash-handed-in.ts';

let world: World;
let meera: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
});
afterAll(() => world.close());

/** Somebody who has earned so much and holds so much of ours. */
async function ravi(earnedPaise = 50_000, heldPaise = 120_000) {
  const worker = await sowWorker(world.db);
  const { karigarId } = worker;
  await transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOW, 'test', {});
    const move = { eventId, bookingId, at: NOW };
    const pay = [{ karigarId, amountPaise: earnedPaise }];
    await postEntry(db, visitPaidEntry({ bookingId, pay }), move);
    const cash = { bookingId, instalment: 1, karigarId, amountPaise: heldPaise };
    await postEntry(db, cashCollectedEntry(cash), move);
  });
  return worker;
}

const handing = (karigarId: number, amountPaise: number) => ({
  ...({ id: newId(), karigarId, amountPaise, takenTo: 'office', by: meera } as const),
  receipt: `R-${newId().slice(-12)}`,
});
const app = () => ({ pool: world.db, now: () => NOW });
const heldBy = (karigarId: number) => balanceOf(world.db, cashWithKarigar(karigarId));
const inHand = () => balanceOf(world.db, 'cash_in_hand');
const accountOf = (userId: string) =>
  readEarnings(world.db, { userId, day: '2026-11-21', now: NOW });

test('cash that a Karigar hands in is counted once, lies with us, and the Karigar sees it with its receipt', async () => {
  const { karigarId, userId } = await ravi();
  const before = await inHand();
  const handed = handing(karigarId, 100_000);
  const both = await Promise.all([
    recordCashHandedIn(app(), handed),
    recordCashHandedIn(app(), handed),
  ]);
  expect(both).toEqual([
    { ok: true, value: { heldPaise: 20_000 } },
    { ok: true, value: { heldPaise: 20_000 } },
  ]);
  expect(await heldBy(karigarId)).toBe(20_000);
  expect((await inHand()) - before).toBe(100_000);
  expect(await accountOf(userId)).toMatchObject({
    ...{ owedPaise: 50_000, cashHeldPaise: 20_000, toPayPaise: 30_000 },
    handedIn: [{ amountPaise: 100_000, receipt: handed.receipt, reversedWhy: null }],
  });
  expect(await listKarigarCash(world.db)).toMatchObject({
    held: expect.arrayContaining([expect.objectContaining({ karigarId, heldPaise: 20_000 })]),
    handedIn: expect.arrayContaining([
      expect.objectContaining({ id: handed.id, countedBy: 'Meera', reversedAt: null }),
    ]),
  });
  expect(await sumOfLedger(world.db)).toBe(0);
});

test('more than the Karigar holds, the same receipt twice and another sum under the same name are refused', async () => {
  const { karigarId } = await ravi();
  const handed = handing(karigarId, 70_000);
  expect(await recordCashHandedIn(app(), { ...handed, amountPaise: 120_100 })).toMatchObject({
    refusal: { code: 'more-than-held', params: { heldPaise: 120_000 } },
  });
  await recordCashHandedIn(app(), handed);
  const other = { ...handing(karigarId, 10_000), receipt: handed.receipt };
  expect(await recordCashHandedIn(app(), other)).toMatchObject({
    refusal: { code: 'receipt-used' },
  });
  expect(await recordCashHandedIn(app(), { ...handed, amountPaise: 60_000 })).toMatchObject({
    refusal: { code: 'hand-in-id-reused' },
  });
  const rest = await Promise.all([
    recordCashHandedIn(app(), handing(karigarId, 50_000)),
    recordCashHandedIn(app(), handing(karigarId, 50_000)),
  ]);
  expect(rest.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await heldBy(karigarId)).toBe(0);
});

test('a wrong record is taken back by an entry of its own, and written down anew', async () => {
  const { karigarId, userId } = await ravi();
  const before = await inHand();
  const wrong = handing(karigarId, 90_000);
  await recordCashHandedIn(app(), wrong);
  const back = { id: wrong.id, why: 'It was ₹700, not ₹900.', by: meera };
  await Promise.all([reverseCashHandedIn(app(), back), reverseCashHandedIn(app(), back)]);
  expect(await heldBy(karigarId)).toBe(120_000);
  expect(await recordCashHandedIn(app(), wrong)).toMatchObject({
    refusal: { code: 'hand-in-id-reused' },
  });
  const right = { ...handing(karigarId, 70_000), receipt: wrong.receipt, takenTo: 'bank' as const };
  expect(await recordCashHandedIn(app(), right)).toEqual({
    ok: true,
    value: { heldPaise: 50_000 },
  });
  expect(await inHand()).toBe(before);
  expect((await accountOf(userId)).handedIn).toMatchObject([expect.anything(), expect.anything()]);
  expect(
    (await accountOf(userId)).handedIn.map(({ reversedWhy }) => reversedWhy).toSorted(),
  ).toEqual([back.why, null]);
  expect(await reverseCashHandedIn(app(), { ...back, id: newId() })).toMatchObject({
    refusal: { code: 'hand-in-not-found' },
  });
  expect(await sumOfLedger(world.db)).toBe(0);
});

test('a batch of payouts and a hand-in at the same moment do not both use the same cash', async () => {
  const { karigarId } = await ravi(90_000, 40_000);
  const [, handed] = await Promise.all([
    makeKarigarBatch(world.db, 'clock', NOW + DAY),
    recordCashHandedIn(app(), handing(karigarId, 40_000)),
  ]);
  const { rows } = await world.db.query<{ held: number }>(
    'select cash_held_paise as held from transfers where karigar_id = $1',
    [karigarId],
  );
  // Either the cash is handed in and the Karigar is paid in full, or it was taken off and there is none to hand in.
  expect(rows).toEqual([{ held: handed.ok ? 0 : 40_000 }]);
  expect(await heldBy(karigarId)).toBe(0);
});

test('a person who owes us cash does not count it themselves', async () => {
  const { karigarId, userId } = await ravi();
  const own = await recordCashHandedIn(app(), { ...handing(karigarId, 100_000), by: userId });
  expect(own).toMatchObject({ refusal: { code: 'own-money' } });
  expect(await heldBy(karigarId)).toBe(120_000);
});

test('the cash handed in and the payouts stand in the download of the person’s data, also when they never applied here', async () => {
  const { karigarId, userId } = await ravi(200_000, 120_000);
  const handed = handing(karigarId, 100_000);
  expect(await recordCashHandedIn(app(), handed)).toMatchObject({ ok: true });
  await makeKarigarBatch(world.db, 'ops:meera', NOW + 30 * DAY);
  const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
  expect(await workingOf(kept, userId)).toMatchObject({
    cashHandedIn: [{ receipt: handed.receipt, amountInRupees: 1_000, takenBackAt: null }],
    payouts: [{ earnedInRupees: 2_000, lessCashHeldInRupees: 200, paidAt: null }],
  });
});
