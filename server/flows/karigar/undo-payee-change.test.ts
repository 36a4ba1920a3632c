import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePayee } from '#contract/applicant/change-payee.ts';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { readPayee } from '#contract/applicant/read-payee.ts';
import { requestPayeeCode } from '#contract/applicant/request-payee-code.ts';
import { undoPayeeChange } from '#contract/public/undo-payee-change.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { payeeAnswers } from '#server/api/applicant/payee.ts';
import { myDataAnswers } from '#server/api/customer/my-data.ts';
import { answerUndoPayeeChange } from '#server/api/public/reset.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { findCalendarLink } from '#server/modules/identity/calendar-link-store.ts';
import { lockProfile } from '#server/modules/identity/profile-store.ts';
import { findReached, listFormerContacts } from '#server/modules/identity/undo-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { DEMO_PASSWORD, insertStranger } from '#testing/cast.ts';
import {
  askForPayeeCode,
  insertPaidKarigar,
  namePayee,
  type PaidKarigar,
  payoutOf,
  rememberedBrowser,
} from '#testing/payee-stage.ts';
import { freshMobile, lastMessageTo, signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { makeCalendarLink } from '../identity/make-calendar-link.ts';
import { notifyContactChanged } from '../identity/steps/notify-contact-changed.ts';
import { recordKarigarPaid } from '../transfer/record-karigar-paid.ts';
import { returnKarigarPayout } from '../transfer/return-karigar-payout.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: [...payeeAnswers, ...myDataAnswers, answerUndoPayeeChange],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(db());
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

const db = () => app.world.db;
const ravi = () => insertPaidKarigar(app);
const change = (karigar: PaidKarigar, upiAddress: string) => namePayee(app, karigar, upiAddress);
const paidAt = (karigar: PaidKarigar, at: number) => payoutOf(app, karigar, at);
/** The other of the two comes first. */
const paidLater = async (karigar: PaidKarigar, at: number) => {
  await app.world.db.query('select pg_sleep(0.005)');
  return paidAt(karigar, at);
};

/** The token in the mail about the last change. */
async function wayBack({ email }: PaidKarigar): Promise<string> {
  const mail = await lastMessageTo(db(), email);
  expect(mail?.template).toBe('payee-changed');
  const [origin, token] = String(mail?.params.link).split(/\/undo-change\?lang=\w\w#payee=/);
  expect(origin).toBe('https://aangan.test');
  return token ?? '';
}
const undo = (token: string) => app.client().call(undoPayeeChange, { token });
const addPasskey = ({ userId }: PaidKarigar, id: string) =>
  db().query(
    `insert into passkeys (id, user_id, public_key, counter, transports, added_at)
      values ($1, $2, '\\x01', 0, '{}', $3)`,
    [id, userId, new Date(app.clock.now)],
  );
const passkeysOf = async ({ userId }: PaidKarigar) =>
  (await db().query('select id from passkeys where user_id = $1', [userId])).rows;
const anew = async ({ userId }: PaidKarigar) => rememberedBrowser(app, { id: userId });

test('a Karigar with a password shows it before a code is sent to change the payee, or has just signed in', async () => {
  const karigar = await ravi();
  await db().query(
    'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
    [karigar.userId, (await insertStranger(db())).id],
  );
  const phone = await clientOf(app, { id: karigar.userId }, { at: NOW, remember: true });
  expect((await phone.call(readPayee, {})).value?.askPassword).toBe(false);
  app.clock.now = NOW + HOUR;
  expect((await phone.call(readPayee, {})).value?.askPassword).toBe(true);
  const refused = await phone.call(requestPayeeCode, {});
  expect(refused.refusal?.code).toBe('confirmation-needed');
  const wrong = await phone.call(confirmSelf, { password: 'guessed' });
  expect(wrong.refusal?.code).toBe('wrong-password');
  expect((await phone.call(requestPayeeCode, {})).refusal?.code).toBe('confirmation-needed');
  expect((await phone.call(confirmSelf, { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await phone.call(readPayee, {})).value?.askPassword).toBe(false);
  const changed = await phone.call(changePayee, {
    upiAddress: 'ravi@newbank',
    ...(await askForPayeeCode(app, { ...karigar, phone })),
  });
  expect(changed.value?.next?.payee.upiAddress).toBe('ravi@newbank');
});

test('the mail about a changed payee takes it back while it cools down: once, with all named since, and every session, calendar link and passkey added since ends', async () => {
  const karigar = await ravi();
  await addPasskey(karigar, 'own');
  await change(karigar, 'thief@bank');
  const token = await wayBack(karigar);
  app.clock.now += 1;
  await addPasskey(karigar, 'of the thief');
  await makeCalendarLink(db(), { userId: karigar.userId, app: 'karigar' }, app.clock.now);
  expect((await karigar.phone.call(readPayee, {})).value?.undoToken).toBe(token);
  await change(karigar, 'thief@second');
  expect((await undo(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(410);
  const pressed = await Promise.all([undo(token), undo(token)]);
  expect(pressed.map(({ value }) => value)).toEqual([{ undone: true }, { undone: true }]);
  expect((await karigar.phone.call(readPayee, {})).status).toBe(401);
  expect(await passkeysOf(karigar)).toEqual([{ id: 'own' }]);
  const link = { userId: karigar.userId, app: 'karigar' } as const;
  expect(await findCalendarLink(db(), link)).toBeUndefined();
  const back = await anew(karigar);
  expect((await undo(token)).value).toEqual({ undone: true });
  expect((await back.call(readPayee, {})).value).toMatchObject({
    ...{ payee: { upiAddress: 'ravi@okbank' }, next: null, undoToken: null },
    stopped: { payee: { upiAddress: 'thief@second' }, undone: true },
  });
  const { rows } = await db().query(
    `select actor from events where type = 'KarigarPayeeUndone' and (data ->> 'karigarId')::int = $1`,
    [karigar.karigarId],
  );
  expect(rows).toEqual([{ actor: `karigar:${karigar.karigarId}` }]);
  expect((await paidAt(karigar, NOW + 16 * DAY))?.payee).toMatchObject({
    upiAddress: 'ravi@okbank',
  });
});

test('a former e-mail and mobile of the last seven days hear of it too, in the language of the account, and the mail leads back', async () => {
  const karigar = await ravi();
  const { userId, email } = karigar;
  const before = await findReached(db(), userId);
  if (!before) throw new Error('Nobody is there');
  await db().query("update users set language = 'mr' where id = $1", [userId]);
  const taken = { email: `thief-${email}`, mobile: freshMobile() };
  await transaction(db(), async (tx) => {
    const person = await lockProfile(tx, userId);
    if (!person) throw new Error('Nobody is there');
    const origin = 'https://aangan.test';
    await notifyContactChanged(tx, TEST_KEYS, { person, before, origin }, NOW);
    await tx.query('update users set email = $2, mobile = $3 where id = $1', [
      ...[userId, taken.email, taken.mobile],
    ]);
  });
  expect(String((await lastMessageTo(db(), email))?.params.link)).toContain(
    '/undo-change?lang=mr#',
  );
  await change({ ...karigar, ...taken }, 'thief@bank');
  const link = String((await lastMessageTo(db(), taken.email))?.params.link);
  expect(link).toContain('/undo-change?lang=mr#payee=');
  expect(await lastMessageTo(db(), email)).toMatchObject({
    ...{ template: 'payee-changed', params: { link } },
  });
  expect(await listFormerContacts(db(), userId, app.clock.now)).toEqual({
    ...{ emails: [email], mobiles: [karigar.mobile] },
  });
  expect((await undo(await wayBack(karigar))).value).toEqual({ undone: true });
  const later = await anew(karigar);
  app.clock.now = NOW + 7 * DAY;
  await change({ ...karigar, ...taken, phone: later }, 'ravi@newbank');
  expect(String((await lastMessageTo(db(), email))?.params.link)).toBe(link);
});

test('a thief who replaces the account that still cools down has neither: the mail about either takes both back', async () => {
  for (const which of ['first', 'second'] as const) {
    app.clock.now = NOW;
    const karigar = await ravi();
    await change(karigar, 'thief@first');
    const first = await wayBack(karigar);
    await change(karigar, 'thief@second');
    const second = await wayBack(karigar);
    expect((await undo({ first, second }[which])).value).toEqual({ undone: true });
    const back = await anew(karigar);
    expect((await back.call(readPayee, {})).value).toMatchObject({
      ...{ payee: { upiAddress: 'ravi@okbank' }, next: null },
    });
    const paid = await paidAt(karigar, NOW + (60 + (which === 'first' ? 0 : 7)) * DAY);
    expect(paid?.payee).toMatchObject({ upiAddress: 'ravi@okbank' });
  }
});

test('a change that is used already is taken back for seven days: its payouts are stopped, and operations find them at once', async () => {
  const karigar = await ravi();
  await change(karigar, 'thief@bank');
  const confirmedAt = app.clock.now;
  const token = await wayBack(karigar);
  const at = confirmedAt + 6 * DAY;
  const made = await paidAt(karigar, at);
  expect(made?.payee).toMatchObject({ upiAddress: 'thief@bank' });
  const stuck = async () =>
    (await listStuckMoney(db(), at)).stuck.find(({ id }) => id === made?.payoutId)?.because;
  expect(await stuck()).toBeUndefined();
  app.clock.now = confirmedAt + 7 * DAY;
  expect((await undo(token)).refusal?.code).toBe('otp-session-expired');
  app.clock.now -= 1;
  expect((await undo(token)).value).toEqual({ undone: true });
  expect(await paidAt(karigar, at)).toMatchObject({ stopped: true, payee: null });
  expect(await stuck()).toBe('stopped');
  const payoutId = made?.payoutId ?? '';
  const paid = { payoutId, bankReference: 'N464646464', actor: 'ops:meera' };
  expect(await recordKarigarPaid(db(), paid, at)).toMatchObject({
    refusal: { code: 'payout-stopped' },
  });
  await returnKarigarPayout(db(), { payoutId, actor: 'ops:meera' }, at);
  expect((await paidAt(karigar, at))?.payee).toMatchObject({ upiAddress: 'ravi@okbank' });
});

test('a batch made while a change is taken back pays the former account, or holds its payout back', async () => {
  for (let round = 0; round < 6; round += 1) {
    const karigar = await ravi();
    app.clock.now = NOW;
    await change(karigar, 'thief@bank');
    const token = await wayBack(karigar);
    const at = NOW + (20 + 2 * round) * DAY;
    app.clock.now = NOW + 3 * DAY;
    const [payout, undone] = await Promise.all(
      round % 2 === 0 ? [paidAt(karigar, at), undo(token)] : [paidLater(karigar, at), undo(token)],
    );
    expect(undone.value).toEqual({ undone: true });
    const now = await paidAt(karigar, at);
    expect(now?.payoutId).toBe(payout?.payoutId);
    const isHeld = now?.stopped === true && now.payee === null;
    expect(isHeld || now?.payee?.upiAddress === 'ravi@okbank').toBe(true);
  }
});
