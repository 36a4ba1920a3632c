import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { recordPayee } from '#server/modules/karigar/payee-store.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readKarigarPayouts } from '#server/views/karigar-batch.ts';
import { listKarigarBatches } from '#server/views/karigar-batches.ts';
import { insertStranger } from '#testing/cast.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { checkKarigarBatch } from './check-karigar-batch.ts';
import { makeKarigarBatch } from './make-karigar-batch.ts';
import { returnKarigarPayout } from './return-karigar-payout.ts';

let world: World;
let leela: string;
let meera: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  leela = (await insertStranger(world.db, { role: 'ops', fullName: 'Leela Nair' })).id;
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
});
afterAll(() => world.close());

/** Somebody with an account, to whom we owe so much. */
async function karigarWith(amountPaise: number): Promise<number> {
  const karigarId = await sowKarigar(world.db);
  await transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOW, 'test', {});
    const entry = visitPaidEntry({ bookingId, pay: [{ karigarId, amountPaise }] });
    await postEntry(db, entry, { eventId, bookingId, at: NOW });
    const payee = { upiAddress: `k${karigarId}@okbank`, bankAccount: null, ifsc: null };
    const named = { id: newId(), karigarId, payee, usableAt: NOW - DAY };
    await recordPayee(db, TEST_KEYS, named, NOW - 2 * DAY);
  });
  return karigarId;
}

const make = (by: string, days: number) =>
  makeKarigarBatch(world.db, `ops:${by}`, NOW + days * DAY, by);
const read = (batchOn: string) =>
  readKarigarPayouts({ db: world.db, keys: TEST_KEYS, payer: 'Aangan' }, { batchOn });
const digestOf = async (batchOn: string) => (await read(batchOn)).uncheckedDigest;
const check = async (by: string, batchOn: string, payouts: number, amountPaise: number) =>
  checkSeen(by, { batchOn, payouts, amountPaise, digest: await digestOf(batchOn) });
const checkSeen = (
  by: string,
  seen: { batchOn: string; payouts: number; amountPaise: number; digest: string },
) => checkKarigarBatch(world.db, { ...seen, by }, NOW + 30 * DAY);
const linesOf = async (batchOn: string) => (await read(batchOn)).bankFile.lines;
const batchAs = async (by: string, batchOn: string) =>
  (await listKarigarBatches(world.db, by, NOW + 30 * DAY)).batches.find(
    (one) => one.batchOn === batchOn,
  );

test('N11: nothing stands in the file for the bank until somebody else than the maker has checked it', async () => {
  await karigarWith(83_000);
  await karigarWith(70_000);
  const { batchOn } = await make(leela, 0);
  expect(await linesOf(batchOn)).toBe(0);
  const unchecked = { payouts: 2, amountPaise: 153_000 };
  expect(await batchAs(leela, batchOn)).toMatchObject({ unchecked, mayCheck: false });
  expect(await batchAs(meera, batchOn)).toMatchObject({ unchecked, mayCheck: true, checkedBy: [] });
  const refused = { refusal: { code: 'needs-another-person' } };
  expect(await check(leela, batchOn, 2, 153_000)).toMatchObject(refused);
  expect(await check(meera, batchOn, 2, 152_000)).toMatchObject({
    refusal: { code: 'batch-changed', params: { payouts: 2, amountPaise: 153_000 } },
  });
  expect(await check(meera, '2020-01-06', 1, 1)).toMatchObject({
    refusal: { code: 'batch-not-found' },
  });
  const both = await Promise.all([1, 2].map(() => check(meera, batchOn, 2, 153_000)));
  expect(both).toMatchObject([{ value: { checked: true } }, { value: { checked: true } }]);
  expect(await linesOf(batchOn)).toBe(2);
  expect(await batchAs(leela, batchOn)).toMatchObject({
    ...{ unchecked: { payouts: 0, amountPaise: 0 }, mayCheck: false },
    ...{ madeBy: ['Leela Nair'], checkedBy: ['Meera Sawant'] },
  });
  const { rows } = await world.db.query(
    `select actor, data from events where type = 'KarigarBatchChecked'`,
  );
  expect(rows).toEqual([{ actor: `ops:${meera}`, data: { batchOn, ...unchecked } }]);
});

test('what is made again after money came back waits for a check of its own', async () => {
  await karigarWith(60_000);
  const { batchOn } = await makeKarigarBatch(world.db, 'clock', NOW + 7 * DAY);
  expect(await batchAs(leela, batchOn)).toMatchObject({ madeBy: [], mayCheck: true });
  await check(leela, batchOn, 1, 60_000);
  const [payout] = (await read(batchOn)).payouts;
  const returned = { payoutId: payout?.payoutId ?? '', actor: `ops:${meera}` };
  await returnKarigarPayout(world.db, returned, NOW + 7 * DAY);
  const madeAgain = async () => (await read(batchOn)).payouts.map((one) => one.madeAgain);
  expect(await madeAgain()).toEqual([false]);
  expect(await batchAs(leela, batchOn)).toMatchObject({ amountPaise: 0, returned: 1 });
  await make(meera, 7);
  expect(await madeAgain()).toEqual([true, false]);
  expect(await linesOf(batchOn)).toBe(0);
  expect(await batchAs(leela, batchOn)).toMatchObject({
    ...{ payouts: 2, amountPaise: 60_000, waiting: 1, returned: 1, mayCheck: true },
    unchecked: { payouts: 1, amountPaise: 60_000 },
  });
  await check(leela, batchOn, 1, 60_000);
  expect(await linesOf(batchOn)).toBe(1);
  // One event for each time that something is new in it.
  await make(meera, 7);
  const { rows } = await world.db.query(
    `select actor from events where type = 'KarigarBatchMade' and data ->> 'batchOn' = $1 order by id`,
    [batchOn],
  );
  expect(rows).toEqual([{ actor: 'clock' }, { actor: `ops:${meera}` }]);
});

test('a batch made again after it was looked at is refused as changed, though it counts and sums as before', async () => {
  await karigarWith(35_000);
  const { batchOn } = await makeKarigarBatch(world.db, 'clock', NOW + 10 * DAY);
  const unchecked = { payouts: 1, amountPaise: 35_000 };
  const seen = { batchOn, ...unchecked, digest: await digestOf(batchOn) };
  const payoutId = (await read(batchOn)).payouts[0]?.payoutId ?? '';
  await returnKarigarPayout(world.db, { payoutId, actor: `ops:${meera}` }, NOW + 10 * DAY);
  await makeKarigarBatch(world.db, 'clock', NOW + 10 * DAY);
  expect(await batchAs(leela, batchOn)).toMatchObject({ unchecked });
  const changed = { refusal: { code: 'batch-changed', params: unchecked } };
  expect(await checkSeen(leela, seen)).toMatchObject(changed);
  expect(await linesOf(batchOn)).toBe(0);
  expect(await check(leela, batchOn, 1, 35_000)).toMatchObject({ value: { checked: true } });
  expect(await linesOf(batchOn)).toBe(1);
});

test('nobody checks a batch that pays them', async () => {
  const karigarId = await karigarWith(40_000);
  await world.db.query('update karigars set user_id = $2 where id = $1', [karigarId, meera]);
  const { batchOn } = await makeKarigarBatch(world.db, 'clock', NOW + 14 * DAY);
  expect(await batchAs(meera, batchOn)).toMatchObject({ mayCheck: false });
  expect(await batchAs(leela, batchOn)).toMatchObject({ mayCheck: true });
  const own = { refusal: { code: 'own-money' } };
  expect(await check(meera, batchOn, 1, 40_000)).toMatchObject(own);
});

test('a batch that was made before anybody had to check it stands in the file, and waits for nobody', async () => {
  const karigarId = await karigarWith(25_000);
  // As the version before writes it, also while both run.
  await world.db.query(
    `insert into transfers (id, purpose, state, provider, tries, karigar_id, batch_on, earned_paise, cash_held_paise,
        amount_paise, requested_at, initiated_at, payee_id)
      select $1, 'karigar-payout', 'initiated', 'bank-file', 1, $2, '2026-11-02', 25000, 0, 25000, $3, $3, id
        from karigar_payees where karigar_id = $2`,
    [newId(), karigarId, new Date(NOW)],
  );
  expect(await linesOf('2026-11-02')).toBe(1);
  const unchecked = { payouts: 0, amountPaise: 0 };
  expect(await batchAs(meera, '2026-11-02')).toMatchObject({ unchecked, mayCheck: false });
});
