import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, instantInIndia } from '#kernel/time.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf, postEntry, sumOfLedger } from '#server/modules/ledger/store.ts';
import { cashCollectedEntry, visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readKarigarBatch } from '#server/views/karigar-batch.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { insertStranger } from '#testing/cast.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW } from '#testing/world.ts';
import { recordRestored } from '../settlement/record-restored.ts';
import { releasePayouts } from '../settlement/release-payouts.ts';
import { makeKarigarBatch } from './make-karigar-batch.ts';
import { recordKarigarPaid } from './record-karigar-paid.ts';
import { returnKarigarPayout } from './return-karigar-payout.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());

/** Somebody who has earned so much, and holds so much of our cash. */
async function karigarWith(earnedPaise: number, heldPaise: number) {
  const person = await insertStranger(world.db, { role: 'karigar' });
  const karigarId = await sowKarigar(world.db);
  await world.db.query('update karigars set user_id = $2 where id = $1', [karigarId, person.id]);
  await transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOW, 'test', {});
    const move = { eventId, bookingId, at: NOW };
    const pay = [{ karigarId, amountPaise: earnedPaise }];
    if (earnedPaise > 0) await postEntry(db, visitPaidEntry({ bookingId, pay }), move);
    const cash = { bookingId, instalment: 1, karigarId, amountPaise: heldPaise };
    if (heldPaise > 0) await postEntry(db, cashCollectedEntry(cash), move);
  });
  return { karigarId, userId: person.id };
}

const standing = async ({ karigarId }: { karigarId: number }) => [
  await balanceOf(world.db, karigarPayable(karigarId)),
  await balanceOf(world.db, cashWithKarigar(karigarId)),
];
const bankAndDue = async () => [
  await balanceOf(world.db, 'bank'),
  await balanceOf(world.db, 'karigar_payouts_payable'),
];
const stuck = async (id = '', days = 0) =>
  (await listStuckMoney(world.db, NOW + days * DAY)).stuck.filter((one) => one.id === id);
const giveBack = (payoutId = '', days = 3, bankReference?: string) =>
  returnKarigarPayout(world.db, { payoutId, bankReference, actor: 'ops:meera' }, NOW + days * DAY);
const countWaiting = async () =>
  (
    await world.db.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).rowCount;
const payoutsOf = async ({ userId }: { userId: string }) =>
  (await readEarnings(world.db, { userId, day: '2026-11-21', now: NOW })).payouts;

test('everybody is paid what they have earned less the cash they hold, once a day however often it is made', async () => {
  const ravi = await karigarWith(83_000, 60_000);
  const joshi = await karigarWith(900_000, 0);
  const owing = await karigarWith(48_000, 60_000);
  await Promise.all([
    makeKarigarBatch(world.db, 'ops:meera', NOW),
    makeKarigarBatch(world.db, 'ops:meera', NOW),
  ]);
  await makeKarigarBatch(world.db, 'ops:meera', NOW);
  expect(await standing(ravi)).toEqual([0, 0]);
  expect(await standing(joshi)).toEqual([0, 0]);
  // A Karigar who holds more than they have earned waits until their work has made up for it.
  expect(await standing(owing)).toEqual([-48_000, 60_000]);
  expect(await payoutsOf(ravi)).toMatchObject([
    { amountPaise: 23_000, earnedPaise: 83_000, cashHeldPaise: 60_000, state: 'made' },
  ]);
  expect(await payoutsOf(owing)).toEqual([]);
  expect(await sumOfLedger(world.db)).toBe(0);
});

test('two batches around midnight pay nobody twice', async () => {
  const sunil = await karigarWith(70_000, 0);
  const midnight = instantInIndia('2026-11-24', 0);
  const blocker = await world.db.connect();
  try {
    // Every writer of a payout of this Karigar waits for this row, having read what they are owed.
    await blocker.query('begin');
    await blocker.query('select from karigars where id = $1 for update', [sunil.karigarId]);
    const both = [midnight - 1, midnight].map((at) => makeKarigarBatch(world.db, 'clock', at));
    await expect.poll(countWaiting).toBe(2);
    await blocker.query('commit');
    await Promise.all(both);
  } finally {
    blocker.release();
  }
  expect(await standing(sunil)).toEqual([0, 0]);
  expect(await payoutsOf(sunil)).toMatchObject([{ amountPaise: 70_000 }]);
});

test('a payout that the bank has made bears its reference, which is said once', async () => {
  const farida = await karigarWith(10_000, 0);
  await makeKarigarBatch(world.db, 'ops:meera', NOW + DAY);
  const [payout] = await payoutsOf(farida);
  // Our bank has not moved before it says so, and then once.
  const [before, due] = await bankAndDue();
  const say = (bankReference: string) => {
    const said = { payoutId: payout?.id ?? '', bankReference, actor: 'ops:meera' };
    return recordKarigarPaid(world.db, said, NOW + 2 * DAY);
  };
  expect(await say('N123456789')).toMatchObject({ ok: true });
  expect(await say('N123456789')).toMatchObject({ ok: true });
  expect(await say('N987654321')).toMatchObject({ refusal: { code: 'payout-already-paid' } });
  expect(await payoutsOf(farida)).toMatchObject([{ state: 'paid', bankReference: 'N123456789' }]);
  expect(await bankAndDue()).toEqual([before! - 10_000, due! + 10_000]);
  expect(await giveBack(payout?.id)).toMatchObject({ refusal: { code: 'payout-already-paid' } });
});

test('a payout that the bank could not make is owed again, cash and all, and the next batch takes it', async () => {
  const dinesh = await karigarWith(50_000, 20_000);
  const [bank, due] = await bankAndDue();
  await makeKarigarBatch(world.db, 'clock', NOW + 3 * DAY);
  const [payout] = await payoutsOf(dinesh);
  expect(await bankAndDue()).toEqual([bank, due! - 30_000]);
  expect(await stuck(payout?.id, 4)).toEqual([]);
  expect(await stuck(payout?.id, 6)).toMatchObject([
    {
      ...{ about: 'karigar-payout', because: 'overdue', amountPaise: 30_000 },
      ...{ dueOn: '2026-11-26', batchOn: '2026-11-24' },
    },
  ]);
  await Promise.all([giveBack(payout?.id), giveBack(payout?.id)]);
  expect(await standing(dinesh)).toEqual([-50_000, 20_000]);
  expect(await bankAndDue()).toEqual([bank, due]);
  expect(await stuck(payout?.id, 6)).toMatchObject([{ because: 'returned', state: 'returned' }]);
  const paid = { payoutId: payout?.id ?? '', bankReference: 'N55555555', actor: 'ops:meera' };
  expect(await recordKarigarPaid(world.db, paid, NOW)).toMatchObject({
    refusal: { code: 'payout-already-returned' },
  });

  // It goes out on the same day already, once the Karigar has named the right account.
  const { batchOn } = await makeKarigarBatch(world.db, 'ops:meera', NOW + 3 * DAY);
  const states = (await payoutsOf(dinesh)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['made', 'returned']);
  expect(await stuck(payout?.id, 4)).toEqual([]);
  const { payouts } = await readKarigarBatch({ db: world.db, keys: TEST_KEYS }, batchOn);
  const ofDinesh = payouts.filter(({ karigarId }) => karigarId === dinesh.karigarId);
  expect(ofDinesh).toMatchObject([{ amountPaise: 30_000 }]);
  expect(ofDinesh[0]?.payoutId).not.toBe(payout?.id);
  expect(await standing(dinesh)).toEqual([0, 0]);
  expect(await sumOfLedger(world.db)).toBe(0);
});

test('a payout that came back days after it was made is in our bank again and owed again, under the right reference only', async () => {
  const salim = await karigarWith(40_000, 10_000);
  const [bank, due] = await bankAndDue();
  await makeKarigarBatch(world.db, 'clock', NOW + 10 * DAY);
  const [payout] = await payoutsOf(salim);
  const paid = { payoutId: payout?.id ?? '', bankReference: 'N77777777', actor: 'ops:meera' };
  expect(await recordKarigarPaid(world.db, paid, NOW + 11 * DAY)).toMatchObject({ ok: true });
  expect(await giveBack(payout?.id, 14)).toMatchObject({
    refusal: { code: 'payout-already-paid' },
  });
  expect(await giveBack(payout?.id, 14, 'N00000000')).toMatchObject({ ok: false });
  const both = await Promise.all([
    giveBack(payout?.id, 14, 'N77777777'),
    giveBack(payout?.id, 14, 'N77777777'),
  ]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await bankAndDue()).toEqual([bank, due]);
  expect(await standing(salim)).toEqual([-40_000, 10_000]);
  expect(await payoutsOf(salim)).toMatchObject([{ state: 'returned', bankReference: 'N77777777' }]);
  expect(await stuck(payout?.id, 14)).toMatchObject([
    {
      ...{ because: 'returned', amountPaise: 30_000, gatewayReference: 'N77777777' },
      // It came back on a later day than the one of its batch.
      batchOn: '2026-12-01',
    },
  ]);
  expect(await recordKarigarPaid(world.db, paid, NOW + 15 * DAY)).toMatchObject({ ok: false });

  await makeKarigarBatch(world.db, 'clock', NOW + 17 * DAY);
  expect(await stuck(payout?.id, 17)).toEqual([]);
  expect(await standing(salim)).toEqual([0, 0]);
  expect(await sumOfLedger(world.db)).toBe(0);
});

test('a returned payout for which cash that the Karigar holds has since made up is no longer stuck', async () => {
  const rafiq = await karigarWith(40_000, 0);
  await makeKarigarBatch(world.db, 'clock', NOW + 20 * DAY);
  const [payout] = await payoutsOf(rafiq);
  await giveBack(payout?.id, 21);
  expect(await stuck(payout?.id, 21)).toMatchObject([{ because: 'returned' }]);
  await transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'CashCollected', NOW, 'test', {});
    const cash = { bookingId, instalment: 1, karigarId: rafiq.karigarId, amountPaise: 40_000 };
    await postEntry(db, cashCollectedEntry(cash), { eventId, bookingId, at: NOW });
  });
  expect(await stuck(payout?.id, 21)).toEqual([]);
});

test('after a restore nobody is paid before finance has compared with the bank', async () => {
  const ravi = await karigarWith(50_000, 0);
  await recordRestored(world.db, NOW + 30 * DAY, NOW + 31 * DAY);
  expect(await makeKarigarBatch(world.db, 'clock', NOW + 31 * DAY)).toMatchObject({ held: true });
  expect(await payoutsOf(ravi)).toEqual([]);
  await releasePayouts(world.db, 'house', NOW + 31 * DAY);
  expect(await makeKarigarBatch(world.db, 'clock', NOW + 31 * DAY)).toMatchObject({ held: false });
  expect(await payoutsOf(ravi)).toHaveLength(1);
});
