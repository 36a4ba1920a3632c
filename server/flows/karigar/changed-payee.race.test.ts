import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePayee } from '#contract/applicant/change-payee.ts';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { payeeAnswers } from '#server/api/applicant/payee.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { recordPayee } from '#server/modules/karigar/payee-store.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { askForPayeeCode, earnPay, insertPaidKarigar, payoutOf } from '#testing/payee-stage.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { payKarigarsWhoAsked } from '../transfer/make-karigar-batch.ts';
import { returnKarigarPayout } from '../transfer/return-karigar-payout.ts';
import { requestPay } from './request-pay.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: payeeAnswers,
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(app.world.db);
});
afterAll(() => app.close());

const db = () => app.world.db;

/** Somebody whose pay came back from the account that they are paid at, who has asked to be paid all the same. */
async function karigarWhoAsked() {
  app.clock.now = NOW;
  const karigar = await insertPaidKarigar(app);
  const { karigarId, userId } = karigar;
  const payee = { upiAddress: 'old@okbank', bankAccount: null, ifsc: null };
  const old = { id: newId(), karigarId, payee, usableAt: NOW - DAY };
  await recordPayee(db(), TEST_KEYS, old, NOW - DAY);
  const payoutId = (await payoutOf(app, karigar, NOW - DAY))?.payoutId ?? '';
  await returnKarigarPayout(db(), { payoutId, actor: 'ops:meera' }, NOW);
  expect(await requestPay(db(), userId, NOW)).toMatchObject({ ok: true });
  return { ...karigar, oldId: old.id, code: await askForPayeeCode(app, karigar) };
}
type WhoAsked = Awaited<ReturnType<typeof karigarWhoAsked>>;

const change = ({ phone, code }: WhoAsked) =>
  phone.call(changePayee, { upiAddress: 'new@okbank', ...code });
const pay = () => payKarigarsWhoAsked(db(), NOW);
const seen = ({ userId }: WhoAsked, now = NOW) =>
  readEarnings(db(), { userId, day: '2026-11-21', now });

/** Payouts that stand, each with the account it was made for. */
const standing = async ({ karigarId }: WhoAsked) =>
  (
    await db().query<{ id: string; payeeId: string }>(
      'select id, payee_id as "payeeId" from transfers where karigar_id = $1 and returned_at is null',
      [karigarId],
    )
  ).rows;

const countWaiting = async () =>
  (
    await db().query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).rowCount;

test('an account that is named while the batch is made waits for it, and what the batch has made stays with the old one', async () => {
  const karigar = await karigarWhoAsked();
  const blocker = await db().connect();
  try {
    // The batch has read where everybody is paid, and waits for this row before it writes a payout.
    await blocker.query('begin');
    await blocker.query('select from karigar_payees where id = $1 for update', [karigar.oldId]);
    const paying = pay();
    await expect.poll(countWaiting).toBe(1);
    const changing = change(karigar);
    await expect.poll(countWaiting).toBe(2);
    await blocker.query('commit');
    await paying;
    expect((await changing).status).toBe(200);
  } finally {
    blocker.release();
  }
  expect(await standing(karigar)).toMatchObject([{ payeeId: karigar.oldId }]);
  expect(await seen(karigar)).toMatchObject({ payAsked: false, payWaitsUntil: null });
});

test('whoever names another account between asking and the batch is paid once, and where the page says', async () => {
  for (let round = 0; round < 6; round += 1) {
    const karigar = await karigarWhoAsked();
    const [changed] = await Promise.all([change(karigar), pay(), pay()]);
    expect(changed.status).toBe(200);
    const made = await standing(karigar);
    const page = await seen(karigar);
    // Passed over, they read from when they are paid; paid, they wait for nothing.
    expect(made.map(({ payeeId }) => payeeId)).toEqual(page.payWaitsUntil ? [] : [karigar.oldId]);
    expect(page.payAsked).toBe(made.length === 0);
    const later = NOW + 3 * DAY;
    await earnPay(app, karigar.karigarId);
    await requestPay(db(), karigar.userId, later);
    await payKarigarsWhoAsked(db(), later);
    const next = (await standing(karigar)).filter(({ id }) => id !== made[0]?.id);
    expect(next).toHaveLength(1);
    expect(next[0]?.payeeId).not.toBe(karigar.oldId);
    expect((await seen(karigar, later)).toPayPaise).toBe(0);
  }
});
