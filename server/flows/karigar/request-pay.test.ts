import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { recordPayee } from '#server/modules/karigar/payee-store.ts';
import { postEntry, sumOfLedger } from '#server/modules/ledger/store.ts';
import { cashCollectedEntry, visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { insertStranger } from '#testing/cast.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { recordRestored } from '../settlement/record-restored.ts';
import { releasePayouts } from '../settlement/release-payouts.ts';
import { makeKarigarBatch, payKarigarsWhoAsked } from '../transfer/make-karigar-batch.ts';
import { returnKarigarPayout } from '../transfer/return-karigar-payout.ts';
import { requestPay } from './request-pay.ts';

/** A Tuesday, noon. */
const NOON = instantInIndia('2026-11-24', 12 * 60);
const FOUR = instantInIndia('2026-11-24', 16 * 60);
const FOUR_NEXT_DAY = instantInIndia('2026-11-25', 16 * 60);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  await world.close();
});

async function karigarWith(earnedPaise: number, heldPaise = 0) {
  const { id: userId } = await insertStranger(world.db, { role: 'karigar' });
  const karigarId = await sowKarigar(world.db);
  await world.db.query('update karigars set user_id = $2 where id = $1', [karigarId, userId]);
  if (earnedPaise > 0) await earn(karigarId, earnedPaise, heldPaise);
  return { userId, karigarId };
}

const earn = (karigarId: number, earnedPaise: number, heldPaise = 0) =>
  transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOON, 'test', {});
    const move = { eventId, bookingId, at: NOON };
    const pay = [{ karigarId, amountPaise: earnedPaise }];
    await postEntry(db, visitPaidEntry({ bookingId, pay }), move);
    const cash = { bookingId, instalment: 1, karigarId, amountPaise: heldPaise };
    if (heldPaise > 0) await postEntry(db, cashCollectedEntry(cash), move);
  });

const ask = ({ userId }: { userId: string }, now = NOON) => requestPay(world.db, userId, now);
const seen = ({ userId }: { userId: string }, now = NOON) =>
  readEarnings(world.db, { userId, day: '2026-11-24', now });
const paid = async (one: { userId: string }) =>
  (await seen(one)).payouts.map(({ amountPaise }) => amountPaise);
const at = (moment: number) => ({ ok: true, value: { payAt: toIndiaIso(moment) } });
const refused = (code: string) => ({ ok: false, refusal: { code } });

test('whoever asks is paid at four what is theirs by then, less the cash they hold; others wait for Monday', async () => {
  const asks = await karigarWith(83_000, 20_000);
  const waits = await karigarWith(50_000);
  expect(await seen(asks)).toMatchObject({ payAsked: false, payAt: toIndiaIso(FOUR) });
  expect(await ask(asks)).toEqual(at(FOUR));
  expect(await seen(asks)).toMatchObject({ payAsked: true, payAt: toIndiaIso(FOUR) });
  await earn(asks.karigarId, 10_000);
  await payKarigarsWhoAsked(world.db, FOUR);
  expect(await paid(asks)).toEqual([73_000]);
  expect(await seen(asks, FOUR)).toMatchObject({
    ...{ payAsked: false, payAt: toIndiaIso(FOUR_NEXT_DAY), toPayPaise: 0 },
  });
  expect(await paid(waits)).toEqual([]);
});

test('asked many times at once, and while the batch is made, it is paid once', async () => {
  const asks = await karigarWith(40_000);
  expect(await Promise.all([ask(asks), ask(asks), ask(asks)])).toEqual(Array(3).fill(at(FOUR)));
  const { rows } = await world.db.query(
    "select from events where type = 'PayAsked' and subject = $1",
    [asks.userId],
  );
  expect(rows).toHaveLength(1);
  await Promise.all([
    payKarigarsWhoAsked(world.db, FOUR),
    ask(asks, FOUR),
    makeKarigarBatch(world.db, 'clock', FOUR),
    payKarigarsWhoAsked(world.db, FOUR),
  ]);
  expect(await paid(asks)).toEqual([40_000]);
});

test('a second time on one day waits for the next; a payout that comes back is made again', async () => {
  const asks = await karigarWith(30_000);
  await ask(asks);
  await payKarigarsWhoAsked(world.db, FOUR);
  await earn(asks.karigarId, 5_000);
  expect(await ask(asks, FOUR + HOUR)).toEqual(at(FOUR_NEXT_DAY));
  await payKarigarsWhoAsked(world.db, FOUR + 2 * HOUR);
  expect(await paid(asks)).toEqual([30_000]);
  const [payout] = (await seen(asks)).payouts;
  await returnKarigarPayout(
    world.db,
    { payoutId: payout?.id ?? '', bankReference: undefined, actor: 'ops:meera' },
    FOUR + 3 * HOUR,
  );
  await payKarigarsWhoAsked(world.db, FOUR_NEXT_DAY);
  expect(await paid(asks)).toEqual([35_000, 30_000]);
});

test('nobody asks for nothing, for more than is theirs, or without being on the roster', async () => {
  expect(await ask(await karigarWith(0))).toEqual(refused('nothing-to-pay'));
  expect(await ask(await karigarWith(20_000, 20_000))).toEqual(refused('nothing-to-pay'));
  const { id: userId } = await insertStranger(world.db, { role: 'karigar' });
  expect(await ask({ userId })).toEqual(refused('not-on-roster'));
});

/** Paid as they asked; it came back, they have named another account, and it is used from an hour after the next four. */
async function karigarWhosePayCameBack() {
  const asks = await karigarWith(30_000);
  await ask(asks);
  await payKarigarsWhoAsked(world.db, FOUR);
  const [payout] = (await seen(asks)).payouts;
  const returned = { payoutId: payout?.id ?? '', bankReference: undefined, actor: 'ops:meera' };
  await returnKarigarPayout(world.db, returned, FOUR + HOUR);
  const payee = { upiAddress: 'new@okbank', bankAccount: null, ifsc: null };
  const usableAt = FOUR_NEXT_DAY + HOUR;
  const named = { id: newId(), karigarId: asks.karigarId, payee, usableAt };
  await recordPayee(world.db, TEST_KEYS, named, FOUR + HOUR);
  await earn(asks.karigarId, 5_000);
  return { ...asks, usableAt };
}

test('whose pay came back is promised no hour before the account that they have named since is used', async () => {
  const asks = await karigarWhosePayCameBack();
  await world.db.query('delete from pay_wishes where karigar_id = $1', [asks.karigarId]);
  expect(await ask(asks, FOUR + HOUR)).toEqual(refused('payee-waits'));
  expect(await ask(asks, asks.usableAt)).toMatchObject({ ok: true });
});

test('whose pay came back and who had asked before reads from when, and at what hour, the batch pays the new account', async () => {
  const asks = await karigarWhosePayCameBack();
  const payAt = FOUR_NEXT_DAY + DAY;
  const promised = {
    ...{ payAsked: true, payAt: toIndiaIso(payAt), payWaitsUntil: toIndiaIso(asks.usableAt) },
  };
  expect(await seen(asks, FOUR + HOUR)).toMatchObject(promised);
  expect(await ask(asks, FOUR + HOUR)).toEqual(at(payAt));
  await payKarigarsWhoAsked(world.db, FOUR_NEXT_DAY);
  await makeKarigarBatch(world.db, 'clock', FOUR_NEXT_DAY);
  expect(await paid(asks)).toEqual([30_000]);
  expect(await seen(asks, FOUR_NEXT_DAY)).toMatchObject(promised);
  expect(await seen(asks, asks.usableAt)).toMatchObject({ ...promised, payWaitsUntil: null });
  await payKarigarsWhoAsked(world.db, payAt);
  expect(await paid(asks)).toEqual([35_000, 30_000]);
});

/** Every row that the database answers meanwhile. */
async function rowsReadBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const answers = await Promise.all(asked.mock.results.map(({ value }) => value));
  asked.mockRestore();
  return answers.flatMap((answer) => answer?.rows ?? []);
}

test('while batches wait, asking reads the account and the last payout of whoever asks, and nobody else’s', async () => {
  await karigarWhosePayCameBack();
  const asks = await karigarWhosePayCameBack();
  const rows = await rowsReadBy(() => ask(asks, asks.usableAt));
  const rowsWith = (column: string) => rows.filter((row) => column in row);
  expect(rowsWith('newUsableAt')).toEqual([{ payeeId: expect.any(String), newUsableAt: null }]);
  expect(rowsWith('state')).toEqual([{ state: 'returned' }]);
  expect(rowsWith('karigarId').filter(({ karigarId }) => karigarId !== asks.karigarId)).toEqual([]);
});

test('while payouts are held after a restore nobody is promised an hour', async () => {
  const asks = await karigarWith(30_000);
  await recordRestored(world.db, NOON - HOUR, NOON);
  expect(await ask(asks)).toEqual(refused('pay-paused'));
  await releasePayouts(world.db, 'ops:meera', NOON);
  expect(await ask(asks)).toEqual(at(FOUR));
});
