import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePayee } from '#contract/applicant/change-payee.ts';
import { readPayee } from '#contract/applicant/read-payee.ts';
import { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import { stopPayeeChange } from '#contract/ops/stop-payee-change.ts';
import { DAY, HOUR, toIndiaIso } from '#kernel/time.ts';
import { payeeAnswers } from '#server/api/applicant/payee.ts';
import { payeeChangeAnswers } from '#server/api/ops/payee-changes.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { eraseOldPayees } from '#server/modules/karigar/payee-store.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { readKarigarBatch } from '#server/views/karigar-batch.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import {
  askForPayeeCode,
  earnPay,
  insertPaidKarigar,
  namePayee,
  type PaidKarigar,
  payoutOf,
  ravisForm,
  rememberedBrowser,
} from '#testing/payee-stage.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { erasePersonalData } from '../identity/steps/erase-personal-data.ts';
import { sweepOldRecords } from '../payment/sweep-old-records.ts';
import { recordKarigarPaid } from '../transfer/record-karigar-paid.ts';
import { returnKarigarPayout } from '../transfer/return-karigar-payout.ts';
import { applyAsKarigar } from './apply-as-karigar.ts';
import { leavePlatform } from './leave-platform.ts';
import { stopPayeeChange as stopPayeeChangeFlow } from './stop-payee-change.ts';

let app: TestServer;
let meera: Client;
let meeraId: string;
beforeAll(async () => {
  app = await startServer({
    answers: [...payeeAnswers, ...payeeChangeAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(db());
  meeraId = (await insertStranger(db(), { role: 'ops' })).id;
  meera = await rememberedBrowser(app, { id: meeraId });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

const db = () => app.world.db;

const ravi = () => insertPaidKarigar(app);
const earn = (karigarId: number, amountPaise?: number) => earnPay(app, karigarId, amountPaise);
const codeOf = (karigar: PaidKarigar) => askForPayeeCode(app, karigar);
const change = (karigar: PaidKarigar, upiAddress: string) => namePayee(app, karigar, upiAddress);
const paidAt = (karigar: PaidKarigar, at: number) => payoutOf(app, karigar, at);

test('a new account is confirmed by a code to the Karigar’s mobile, waits a day, and what is under way goes to the old one', async () => {
  const karigar = await ravi();
  const changed = await change(karigar, 'ravi@newbank');
  const usableAt = app.clock.now + DAY;
  expect(changed.value).toMatchObject({
    payee: { upiAddress: 'ravi@okbank' },
    next: { payee: { upiAddress: 'ravi@newbank' }, usableAt: toIndiaIso(usableAt) },
    codeTo: expect.stringMatching(/^\+91\d{2}•••••\d{3}$/),
  });
  const before = await paidAt(karigar, usableAt - 1);
  expect(before?.payee).toMatchObject({ upiAddress: 'ravi@okbank' });
  await earn(karigar.karigarId);
  const after = await paidAt(karigar, usableAt + 2 * DAY);
  expect(after?.payee).toMatchObject({ upiAddress: 'ravi@newbank' });
  // A payout made for the old account still names it.
  const again = await readKarigarBatch(
    { db: db(), keys: TEST_KEYS },
    toIndiaIso(usableAt - 1).slice(0, 10),
  );
  expect(again.payouts.find(({ payoutId }) => payoutId === before?.payoutId)?.payee).toMatchObject({
    upiAddress: 'ravi@okbank',
  });
  app.clock.now = usableAt;
  expect((await karigar.phone.call(readPayee, {})).value).toMatchObject({
    ...{ payee: { upiAddress: 'ravi@newbank' }, next: null },
  });
});

test('nothing changes without the code of the Karigar’s own mobile, a code is used once, and the same account is no change', async () => {
  const karigar = await ravi();
  const typed = await codeOf(karigar);
  const wrong = {
    upiAddress: 'thief@bank',
    ...typed,
    code: typed.code === '000000' ? '1' : '000000',
  };
  const refused = await karigar.phone.call(changePayee, wrong);
  expect(refused.refusal?.code).toBe('invalid-verification-code');
  const same = await karigar.phone.call(changePayee, { upiAddress: 'ravi@okbank', ...typed });
  expect(same.refusal?.code).toBe('payee-unchanged');
  const half = await karigar.phone.call(changePayee, { bankAccount: '123456789012', ...typed });
  expect(half.refusal?.code).toBe('payee-missing');
  const other = await ravi();
  const strange = await other.phone.call(changePayee, { upiAddress: 'thief@bank', ...typed });
  expect(strange.refusal?.code).toBe('otp-session-expired');
  const good = { bankAccount: '123456789012', ifsc: 'SBIN0001234', ...typed };
  const both = await Promise.all([
    karigar.phone.call(changePayee, good),
    karigar.phone.call(changePayee, good),
  ]);
  expect(both.filter(({ value }) => value)).toHaveLength(1);
  expect((await karigar.phone.call(readPayee, {})).value?.next?.payee).toEqual({
    ...{ upiAddress: null, accountEnding: '9012', ifsc: 'SBIN0001234' },
  });
  const { rows } = await db().query(
    `select data from events where type = 'KarigarPayeeChanged' and (data ->> 'karigarId')::int = $1`,
    [karigar.karigarId],
  );
  expect(rows).toHaveLength(1);
  // The Karigar's payee is nowhere in the open.
  expect(JSON.stringify(rows)).not.toContain('123456789012');
});

test('operations see the change and stop it when the Karigar did not make it: they are paid where they were, and told why', async () => {
  const karigar = await ravi();
  await change(karigar, 'thief@bank');
  const changes = async () =>
    (await meera.call(listPayeeChanges, {})).value?.changes.filter(
      ({ karigarId }) => karigarId === karigar.karigarId,
    );
  const [seen] = (await changes()) ?? [];
  expect(seen).toMatchObject({ upiAddress: 'th•••@bank', state: 'waiting' });
  const stop = { id: seen?.id ?? '', why: 'The Karigar has called: it was not them.' };
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(stopPayeeChange, stop)).value).toEqual({
      ...{ stopped: true, payouts: [] },
    });
  expect(await changes()).toMatchObject([{ state: 'stopped', why: stop.why }]);
  expect((await karigar.phone.call(readPayee, {})).value).toMatchObject({
    ...{ payee: { upiAddress: 'ravi@okbank' }, next: null },
    stopped: { payee: { upiAddress: 'thief@bank' }, why: stop.why },
  });
  expect((await paidAt(karigar, NOW + 6 * DAY))?.payee).toMatchObject({
    upiAddress: 'ravi@okbank',
  });
});

test('a payout made for an account before it was stopped is named, is paid to nobody there, and goes to the former account', async () => {
  const karigar = await ravi();
  await change(karigar, 'thief@bank');
  const made = await paidAt(karigar, app.clock.now + 13 * DAY);
  expect(made).toMatchObject({ stopped: false, payee: { upiAddress: 'thief@bank' } });
  const payoutId = made?.payoutId ?? '';
  const batchOn = toIndiaIso(app.clock.now + 13 * DAY).slice(0, 10);
  const payouts = [{ payoutId, batchOn, amountPaise: 50_000 }];
  const listed = async () =>
    (await meera.call(listPayeeChanges, {})).value?.changes.find(
      ({ karigarId }) => karigarId === karigar.karigarId,
    );
  const id = (await listed())?.id ?? '';
  for (let press = 0; press < 2; press += 1)
    expect(
      (await meera.call(stopPayeeChange, { id, why: 'The Karigar did not ask for it.' })).value,
    ).toEqual({
      ...{ stopped: true, payouts },
    });
  expect(await listed()).toMatchObject({ state: 'stopped', payouts });
  expect(await paidAt(karigar, app.clock.now + 13 * DAY)).toMatchObject({
    ...{ payoutId, stopped: true, payee: null },
  });
  const paid = { payoutId, bankReference: 'N424242424', actor: 'ops:meera' };
  expect(await recordKarigarPaid(db(), paid, NOW)).toMatchObject({
    refusal: { code: 'payout-stopped' },
  });
  await returnKarigarPayout(db(), { payoutId, actor: 'ops:meera' }, NOW);
  expect(await paidAt(karigar, app.clock.now + 13 * DAY)).toMatchObject({
    ...{ stopped: false, amountPaise: 50_000, payee: { upiAddress: 'ravi@okbank' } },
  });
});

test('money that has reached a stopped account is our loss: the Karigar is paid all the same, and where it went stays known', async () => {
  const karigar = await ravi();
  await change(karigar, 'thief@bank');
  const at = app.clock.now + 13 * DAY;
  const payoutId = (await paidAt(karigar, at))?.payoutId ?? '';
  const lost = { payoutId, bankReference: 'N434343434', lost: true, actor: 'ops:meera' };
  // Nobody has said yet that it was not the Karigar's.
  expect(await returnKarigarPayout(db(), lost, NOW)).toMatchObject({
    refusal: { code: 'payout-not-stopped' },
  });
  const { value } = await meera.call(listPayeeChanges, {});
  const id = value?.changes.find(({ karigarId }) => karigarId === karigar.karigarId)?.id ?? '';
  await meera.call(stopPayeeChange, { id, why: 'The Karigar did not ask for it.' });
  const before = await balanceOf(db(), 'bank');
  for (let press = 0; press < 2; press += 1)
    expect(await returnKarigarPayout(db(), lost, NOW)).toEqual({
      ok: true,
      value: { returned: true },
    });
  expect((await balanceOf(db(), 'bank')) - before).toBe(-50_000);
  expect(await balanceOf(db(), 'losses')).toBe(50_000);
  await eraseOldPayees(db(), NOW + 1000 * DAY);
  const { rows } = await db().query('select payee_id from transfers where id = $1', [payoutId]);
  expect(rows[0]?.payee_id).toBe(id);
  expect(await paidAt(karigar, at)).toMatchObject({
    ...{ stopped: false, amountPaise: 50_000, payee: { upiAddress: 'ravi@okbank' } },
  });
});

test('no operator stops their own account or has their own payment made again, and a large loss needs two operators', async () => {
  const karigar = await ravi();
  await earn(karigar.karigarId, 500_000);
  await change(karigar, 'thief@bank');
  const at = app.clock.now + 13 * DAY;
  const payoutId = (await paidAt(karigar, at))?.payoutId ?? '';
  const { value } = await meera.call(listPayeeChanges, {});
  const id = value?.changes.find(({ karigarId }) => karigarId === karigar.karigarId)?.id ?? '';
  const stop = { id, why: 'It was not I.' };
  const isOwn = { ok: false, refusal: { code: 'own-money' } };
  // This Karigar is an operator as well.
  const by = karigar.userId;
  expect(await stopPayeeChangeFlow(db(), { ...stop, by }, NOW)).toMatchObject(isOwn);
  await meera.call(stopPayeeChange, stop);
  const say = (actor: string, lost: boolean) =>
    returnKarigarPayout(db(), { payoutId, bankReference: 'N454545454', lost, actor }, NOW);
  for (const lost of [true, false])
    expect(await say(`ops:${karigar.userId}`, lost)).toMatchObject(isOwn);
  expect(await say(`ops:${meeraId}`, true)).toMatchObject({
    refusal: { code: 'needs-another-person' },
  });
  const losses = await balanceOf(db(), 'losses');
  expect(await say('ops:salim', true)).toMatchObject({ ok: true });
  expect(await balanceOf(db(), 'losses')).toBe(losses + 550_000);
});

test('a returned payout is not lost: an operator who says so afterwards is told that nothing was booked', async () => {
  const karigar = await ravi();
  await change(karigar, 'thief@bank');
  const payoutId = (await paidAt(karigar, app.clock.now + 13 * DAY))?.payoutId ?? '';
  const { value } = await meera.call(listPayeeChanges, {});
  const id = value?.changes.find(({ karigarId }) => karigarId === karigar.karigarId)?.id ?? '';
  await meera.call(stopPayeeChange, { id, why: 'The Karigar did not ask for it.' });
  const back = { payoutId, actor: 'ops:meera' };
  expect(await returnKarigarPayout(db(), back, NOW)).toMatchObject({ ok: true });
  const losses = await balanceOf(db(), 'losses');
  expect(await returnKarigarPayout(db(), { ...back, lost: true }, NOW)).toMatchObject({
    refusal: { code: 'payout-already-returned' },
  });
  expect(await returnKarigarPayout(db(), back, NOW)).toMatchObject({ ok: true });
  expect(await balanceOf(db(), 'losses')).toBe(losses);
});

test('one that is named before another was used replaces it, and with a mobile that is new it takes three days', async () => {
  const karigar = await ravi();
  await db().query('update users set mobile_proven_at = $2 where id = $1', [
    karigar.userId,
    new Date(NOW),
  ]);
  await change(karigar, 'ravi@wrong');
  expect((await change(karigar, 'ravi@right')).value?.next).toEqual({
    payee: { upiAddress: 'ravi@right', accountEnding: null, ifsc: null },
    usableAt: toIndiaIso(NOW + 3 * DAY),
  });
  expect((await paidAt(karigar, NOW + 8 * DAY))?.payee).toMatchObject({ upiAddress: 'ravi@right' });
});

test('money that came back from the old account does not go there again while the new one cools down', async () => {
  const karigar = await ravi();
  const first = await paidAt(karigar, NOW + 9 * DAY);
  await returnKarigarPayout(
    db(),
    { payoutId: first?.payoutId ?? '', actor: 'ops:meera' },
    NOW + 10 * DAY,
  );
  app.clock.now = NOW + 11 * DAY;
  expect((await change(karigar, 'ravi@newbank')).refusal).toBeUndefined();
  expect(await paidAt(karigar, app.clock.now + HOUR)).toBeUndefined();
  expect(await paidAt(karigar, app.clock.now + 2 * DAY)).toMatchObject({
    ...{ amountPaise: 50_000, payee: { upiAddress: 'ravi@newbank' } },
  });
});

test('a Karigar who leaves and applies anew is paid where they were: another account needs the code and its day as ever', async () => {
  const karigar = await ravi();
  const { userId } = karigar;
  const world = { pool: db(), facts: createAppCache(db()), keys: TEST_KEYS };
  const apply = (upiAddress: string) =>
    applyAsKarigar(world, userId, { ...ravisForm, upiAddress }, app.clock.now);
  await leavePlatform(db(), userId, app.clock.now);
  expect(await apply('thief@bank')).toMatchObject({ refusal: { code: 'payee-elsewhere' } });
  expect((await change(karigar, 'ravi@newbank')).refusal).toBeUndefined();
  expect(await apply('thief@bank')).toMatchObject({ refusal: { code: 'payee-elsewhere' } });
  // An account named with a code may stand there again, and is used no sooner for that.
  expect(await apply('ravi@newbank')).toMatchObject({ ok: true });
  const at = NOW + 12 * DAY;
  await db().query('update karigar_payees set usable_at = $2 where karigar_id = $1', [
    karigar.karigarId,
    new Date(at + 1),
  ]);
  expect((await paidAt(karigar, at))?.payee).toMatchObject({ upiAddress: 'ravi@okbank' });
});

test('a replaced or stopped payee is forgotten after half a year, but not where money has gone', async () => {
  const karigar = await ravi();
  await change(karigar, 'ravi@wrong');
  await change(karigar, 'thief@bank');
  const at = app.clock.now + 40 * DAY;
  app.clock.now = at;
  const made = await paidAt(karigar, at);
  const known = async () =>
    (await db().query('select from karigar_payees where karigar_id = $1', [karigar.karigarId]))
      .rowCount;
  const { changes = [] } = (await meera.call(listPayeeChanges, {})).value ?? {};
  const { id = '' } =
    changes.find((one) => one.karigarId === karigar.karigarId && one.state === 'used') ?? {};
  expect(
    (await meera.call(stopPayeeChange, { id, why: 'The Karigar did not ask for it.' })).value,
  ).toBeDefined();
  const sweep = (days: number) => sweepOldRecords(db(), app.clock.now + (180 + days) * DAY);
  await sweep(-41);
  expect(await known()).toBe(2);
  // The one that was replaced goes; of the other a payout says that it may have been paid there.
  await sweep(100);
  expect(await known()).toBe(1);
  await returnKarigarPayout(db(), { payoutId: made?.payoutId ?? '', actor: 'ops:meera' }, at);
  await sweep(100);
  expect(await known()).toBe(0);
});

test('deleting the account removes every payee it has named, and its payouts stay without them', async () => {
  const karigar = await ravi();
  await change(karigar, 'ravi@newbank');
  const paid = await paidAt(karigar, app.clock.now + 20 * DAY);
  expect(paid?.payee).toMatchObject({ upiAddress: 'ravi@newbank' });
  await transaction(db(), (tx) =>
    erasePersonalData(tx, TEST_KEYS, { id: karigar.userId, contacts: [] }, NOW),
  );
  const { rows } = await db().query(
    `select (select count(*)::int from karigar_payees where karigar_id = $1) as payees, p.payee_id as "payeeId"
      from transfers p where p.id = $2`,
    [karigar.karigarId, paid?.payoutId],
  );
  expect(rows).toEqual([{ payees: 0, payeeId: null }]);
});

test('the event of a change says why operations had better ask the Karigar, and a quiet one says nothing', async () => {
  // Mondays at ten pay leaves: what is changed on a Tuesday is used long before.
  const tuesday = NOW + 3 * DAY;
  const changedBy = async (karigar: PaidKarigar) => {
    app.clock.now = tuesday;
    expect((await change(karigar, 'ravi@newbank')).refusal).toBeUndefined();
    const { rows } = await db().query(
      `select data ->> 'because' as because from events where type = 'KarigarPayeeChanged' and (data ->> 'karigarId')::int = $1`,
      [karigar.karigarId],
    );
    return rows[0].because;
  };
  expect(await changedBy(await ravi())).toBeNull();
  const onNewDevice = await ravi();
  await transaction(db(), (tx) =>
    recordEvent(tx, onNewDevice.userId, 'SignedInOnNewDevice', tuesday - DAY, 'customer:1', {
      ...{ userId: onNewDevice.userId, device: null },
    }),
  );
  expect(await changedBy(onNewDevice)).toBe('new-device');
  const withNewMobile = await ravi();
  await db().query('update users set mobile_proven_at = $2 where id = $1', [
    withNewMobile.userId,
    new Date(tuesday - DAY),
  ]);
  expect(await changedBy(withNewMobile)).toBe('new-contact');
});

test('the changes of one Karigar are listed alone', async () => {
  const [one, other] = [await ravi(), await ravi()];
  await change(one, 'one@newbank');
  await change(other, 'other@newbank');
  const listed = await meera.call(listPayeeChanges, { karigarId: one.karigarId });
  expect(listed.value?.changes).toMatchObject([{ karigarId: one.karigarId, state: 'waiting' }]);
});
