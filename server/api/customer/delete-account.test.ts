import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { downloadData } from '#contract/customer/download-data.ts';
import { readPrivacy } from '#contract/customer/read-privacy.ts';
import { requestOwnCode } from '#contract/customer/request-own-code.ts';
import { policy } from '#contract/policy.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { eraseLateRecords } from '#server/flows/identity/erase-late-records.ts';
import { eraseNamesOfFormer } from '#server/flows/payment/steps/erase-names-of-former.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { recordKarigarPaid } from '#server/flows/transfer/record-karigar-paid.ts';
import { postEntry, sumOfLedger } from '#server/modules/ledger/store.ts';
import { visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { contentsOf } from '#server/modules/messaging/store.ts';
import { recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { findInDatabase, listTablesOfPersons } from '#testing/find-in-database.ts';
import { insertKnownEverywhere } from '#testing/known-everywhere.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import {
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  otherThan,
  startSignInServer,
  TEST_KEYS,
} from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
  await sowSmallTown(app.world.db);
  await sowKarigar(app.world.db, { skills: [3] });
});
afterAll(() => app?.close());

const PASSWORD = 'Aangan@2026';
const db = () => app.world.db;

async function browserOf(person: { readonly id: string }, signedInAt = app.clock.now) {
  const client = freshBrowser(app);
  const value = await insertSession(db(), person, signedInAt);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return client;
}

const rowOf = async (id: string) =>
  (await db().query('select * from users where id = $1', [id])).rows[0];

describe('deleting an account', () => {
  test('leaves nothing of the person in any table, and the money as it was', async () => {
    const person = await insertKnownEverywhere(db());
    const ofPersons = (await listTablesOfPersons(db())).filter((table) => table !== 'karigars');
    for (const table of ofPersons) {
      const { rows } = await db().query(`select from "${table}" where user_id = $1 limit 1`, [
        person.id,
      ]);
      // A table that is new: let insertKnownEverywhere fill it, and erasePerson erase it.
      expect([table, rows.length]).toEqual([table, 1]);
    }
    const money = () =>
      db().query(
        `select b.reference, b.price_paise, b.service_id, b.starts_at, b.status, b.address ->> 'pincode' as pincode,
            p.amount_paise, p.pg_txn_id, (select sum(amount_paise) from ledger_lines where amount_paise > 0) as debit,
            (select jsonb_agg(p) from tax_documents p where p.booking_id = b.id) as tax_documents
          from bookings b join payments p on p.booking_id = b.id where b.id = $1`,
        [person.bookingId],
      );
    const before = (await money()).rows;
    app.clock.now = NOW + 10 * DAY;
    const client = await browserOf(person);
    const other = await browserOf(person);

    const { status, value } = await client.call(deleteAccount, { password: PASSWORD });
    expect([status, value]).toEqual([200, { deleted: true }]);

    // The last mail is still on its way; gone with its sending, as every message's contents.
    const last = await lastMessageTo(db(), person.email!);
    expect(last).toEqual({ template: 'account-deleted', params: {} });
    await db().query(`update messages set sealed = null where template = 'account-deleted'`);
    const words = ['zubeida', 'daruwala', '9833322211', 'peacock', 'hill road', 'q-17/07'];
    expect(await findInDatabase(db(), words)).toEqual([]);
    const sealed = await db().query('select id, sealed from messages where sealed is not null');
    for (const row of sealed.rows)
      expect(JSON.stringify(contentsOf(TEST_KEYS, row))).not.toMatch(/zubeida|9833322211/i);

    expect((await money()).rows).toEqual(before);
    expect(await sumOfLedger(db())).toBe(0);
    for (const browser of [client, other])
      expect((await browser.call(readSession, {})).value?.user).toBeNull();
    const { rows } = await db().query('select type, data from events where subject = $1', [
      person.id,
    ]);
    expect(rows).toContainEqual({ type: 'AccountDeleted', data: {} });
    app.clock.now = NOW;
  });

  test('the same address and mobile may be used anew, for an account that knows nothing of the first', async () => {
    const person = await insertStranger(db(), { mobile: freshMobile(), mobileProven: true });
    const client = await browserOf(person);
    await client.call(deleteAccount, { password: PASSWORD });
    const { status, value } = await freshBrowser(app).call(signUp, {
      fullName: 'Zarine Anew',
      email: person.email!,
      mobile: person.mobile!,
      password: 'Chandani@2026',
      acceptedTerms: true,
    });
    expect(status).toBe(200);
    expect(value?.user.uid).not.toBe(person.id);
    const old = { identifier: person.email!, password: PASSWORD, remember: false };
    expect((await freshBrowser(app).call(signIn, old)).refusal?.code).toBe('invalid-credential');
  });

  test('pressed twice at once it happens once, with one mail', async () => {
    const person = await insertStranger(db());
    const [one, two] = [await browserOf(person), await browserOf(person)];
    const answers = await Promise.all([
      one.call(deleteAccount, { password: PASSWORD }),
      two.call(deleteAccount, { password: PASSWORD }),
    ]);
    // The slower one is told the same, or is found to be signed out already.
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { rows } = await db().query(
      `select from events where subject = $1 and type = 'AccountDeleted'`,
      [person.id],
    );
    expect(rows).toHaveLength(1);
    const mails = (await findLatestMessages(db(), TEST_KEYS, 500)).filter(
      ({ to }) => to === person.email,
    );
    expect(mails.map(({ template }) => template)).toEqual(['account-deleted']);
  });

  test('rows written while the account was being deleted are erased a minute later', async () => {
    const person = await insertStranger(db());
    await (await browserOf(person)).call(deleteAccount, { password: PASSWORD });
    await db().query(
      `insert into notifications (user_id, kind, params, created_at) values ($1, 'welcome', '{"name": "Latecomer"}', now())`,
      [person.id],
    );
    const at = app.clock.now;
    const said: unknown[] = [];
    const log = { security: (event: string, fields?: object) => said.push([event, fields]) };
    const world = { pool: db(), keys: TEST_KEYS, now: () => app.clock.now, log };
    const payments = paymentDeps(db(), NOW);
    const address = { street: 'Latecomer', city: '', state: '', pincode: TOWN.near, landmark: '' };
    const bookingId = await bookOnline(payments, person, { time: '07:00 PM', address });
    expect(await eraseLateRecords(world, { userId: person.id, at })).toEqual({
      againAt: at + MINUTE,
    });
    app.clock.now += MINUTE;
    expect(await eraseLateRecords(world, { userId: person.id, at })).toEqual({});
    expect(await findInDatabase(db(), ['latecomer'])).toEqual([]);
    expect(said).toEqual([['booked-while-deleted', { bookingId }]]);
    app.clock.now = NOW;
  });
});

describe('it is refused', () => {
  const standing = async (person: { readonly id: string }) =>
    (await (await browserOf(person)).call(readPrivacy, {})).value?.obstacle;

  test('while a booking lies ahead, and while money is under way; then it may', async () => {
    const person = await insertStranger(db(), { mobile: freshMobile() });
    const payments = paymentDeps(db(), NOW);
    const bookingId = await bookOnline(payments, person, { time: '04:00 PM' });
    const attemptId = await payFor(payments, person, bookingId);
    const failedId = newId();
    const press = async () =>
      (await (await browserOf(person)).call(deleteAccount, { password: PASSWORD })).refusal;
    expect(await press()).toEqual({ code: 'bookings-ahead', params: { count: 1 } });
    expect(await standing(person)).toEqual({ code: 'bookings-ahead', count: 1 });

    app.clock.now = NOW + 10 * DAY;
    await db().query(
      `insert into transfers (purpose, id, booking_id, attempt_id, amount_paise, reason, state, requested_at)
        values ('refund', $1, $2, $3, 100, 'goodwill', 'initiated', now())`,
      [newId(), bookingId, attemptId],
    );
    expect((await press())?.code).toBe('money-under-way');
    expect((await standing(person))?.code).toBe('money-under-way');
    await db().query(`update transfers set state = 'paid' where booking_id = $1`, [bookingId]);
    await db().query(
      `insert into instalments values ($1, 2, 'cancellation-fee', 100, now(), null)`,
      [bookingId],
    );
    expect((await press())?.code).toBe('money-under-way');
    await db().query('update instalments set paid_at = now() where booking_id = $1', [bookingId]);
    const credit = (amount: number, reason: string) =>
      db().query('insert into credits values ($1, $2, $3, 0, $4, $5, now())', [
        newId(),
        person.id,
        bookingId,
        amount,
        reason,
      ]);
    await credit(500, 'failed-you');
    expect((await press())?.code).toBe('money-under-way');
    expect((await standing(person))?.code).toBe('money-under-way');
    await credit(-500, 'used');
    expect(await standing(person)).toBeNull();
    // A payment that failed may be captured after all, and we are still asking.
    const askAt = (at: Date | null) =>
      db().query(
        `insert into payment_attempts (id, booking_id, instalment, provider, state, amount_paise, order_reference,
            next_ask_at, created_at)
          values ($2::uuid, $1, 1, 'sandbox', 'failed', 80000, $2::text, $3, now())
          on conflict (id) do update set next_ask_at = $3`,
        [bookingId, failedId, at],
      );
    await askAt(new Date());
    expect((await press())?.code).toBe('money-under-way');
    expect((await standing(person))?.code).toBe('money-under-way');
    await askAt(null);
    expect(await standing(person)).toBeNull();
    expect(await press()).toBeUndefined();
    app.clock.now = NOW;
  });

  test('to whoever works with us', async () => {
    const person = await insertStranger(db(), { role: 'karigar' });
    const { status, refusal } = await (await browserOf(person)).call(deleteAccount, {
      password: PASSWORD,
    });
    expect([status, refusal?.code]).toEqual([409, 'account-of-staff']);
    expect((await rowOf(person.id)).email).toBe(person.email);
  });

  test('to a Karigar, until the bank has paid all that they earned', async () => {
    const left = await insertStranger(db());
    const karigarId = await sowKarigar(db(), { skills: [3] });
    await db().query(
      `update karigars set user_id = $2, name = 'Gangubai Hangal', active = false where id = $1`,
      [karigarId, left.id],
    );
    const client = await browserOf(left);
    const press = async () =>
      (await client.call(deleteAccount, { password: PASSWORD })).refusal?.code;
    const kept = async () => [(await standing(left))?.code, await press()];
    const openCode = ['money-under-way', 'money-under-way'];

    const asha = await insertStranger(db());
    const bookingId = await bookOnline(paymentDeps(db(), NOW), asha, { time: '12:00 PM' });
    await db().query('update holds set karigar_id = $2 where booking_id = $1', [
      bookingId,
      karigarId,
    ]);
    await db().query("update bookings set status = 'done' where id = $1", [bookingId]);
    expect(await kept()).toEqual(openCode);
    await db().query("update bookings set status = 'completed' where id = $1", [bookingId]);
    await transaction(db(), async (tx) => {
      const eventId = await recordAnyEvent(tx, bookingId, 'WorkAccepted', NOW, 'test', {});
      const pay = [{ karigarId, amountPaise: 48_000 }];
      await postEntry(tx, visitPaidEntry({ bookingId, pay }), { eventId, bookingId, at: NOW });
    });
    expect(await kept()).toEqual(openCode);
    await makeKarigarBatch(db(), 'clock', NOW);
    expect(await kept()).toEqual(openCode);
    const { rows } = await db().query('select id from transfers where karigar_id = $1', [
      karigarId,
    ]);
    const paid = { payoutId: rows[0].id, bankReference: 'N123456', actor: 'ops:meera' };
    await recordKarigarPaid(db(), paid, NOW);
    expect(await kept()).toEqual([undefined, undefined]);
    expect((await rowOf(left.id)).email).toBeNull();
    expect(await findInDatabase(db(), ['gangubai', 'hangal'])).toEqual([]);
  });

  test('keeps the name of a former Karigar for a record of income tax, until that record goes', async () => {
    const left = await insertStranger(db());
    const karigarId = await sowKarigar(db(), { skills: [3] });
    const asha = await insertStranger(db());
    const bookingId = await bookOnline(paymentDeps(db(), NOW), asha, { time: '04:00 PM' });
    await db().query(
      `update karigars set user_id = $2, name = 'Shanta Apte', active = false where id = $1`,
      [karigarId, left.id],
    );
    await transaction(db(), async (tx) => {
      const eventId = await recordAnyEvent(tx, bookingId, 'WorkAccepted', NOW, 'test', {});
      const tax = { eventId, karigarId, bookingId, grossPaise: 60_000_000, keptPaise: 60_000 };
      await recordIncomeTax(tx, { ...tax, section: '393(1)' }, NOW);
    });
    const client = await browserOf(left);
    expect((await client.call(deleteAccount, { password: PASSWORD })).status).toBe(200);
    const kept = [expect.stringMatching(/^public\.karigars: /)];
    expect(await findInDatabase(db(), ['shanta apte'])).toEqual(kept);
    expect(await eraseNamesOfFormer(db(), NOW)).toBe(0);
    const later = NOW + (policy.moneyRecordsYears + 2) * 365 * DAY;
    expect(await eraseNamesOfFormer(db(), later)).toBe(1);
    expect(await findInDatabase(db(), ['shanta apte'])).toEqual([]);
  });

  test('without the password, with a wrong one, and after ten guesses even with the right one', async () => {
    const person = await insertStranger(db());
    const client = await browserOf(person);
    expect((await client.call(deleteAccount, {})).refusal?.code).toBe('confirmation-needed');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await client.call(deleteAccount, { password: 'wrong' })).refusal?.code).toBe(
        'wrong-password',
      );
    const late = await client.call(deleteAccount, { password: PASSWORD });
    expect([late.status, late.refusal?.code]).toEqual([429, 'too-many-requests']);
    expect((await rowOf(person.id)).email).toBe(person.email);
  });
});

describe('an account without a password', () => {
  test('is confirmed by a code to its proven mobile, once, in this browser, and by no other code', async () => {
    const mobile = freshMobile();
    const person = await insertStranger(db(), {
      password: null,
      email: null,
      mobile,
      mobileProven: true,
    });
    const client = await browserOf(person, app.clock.now - HOUR);
    expect((await client.call(readPrivacy, {})).value).toMatchObject({
      confirmBy: 'code',
      codeTo: mobile,
    });
    const { value } = await client.call(requestOwnCode, {});
    const { challengeId } = value!;
    const code = await codeSentTo(db(), mobile);
    expect((await lastMessageTo(db(), mobile))?.template).toBe('confirm-code');
    const wrong = await client.call(deleteAccount, { challengeId, code: otherThan(code) });
    expect(wrong.refusal?.code).toBe('invalid-verification-code');
    const thief = await browserOf(
      await insertStranger(db(), { password: null, mobile: freshMobile(), mobileProven: true }),
    );
    expect((await thief.call(deleteAccount, { challengeId, code })).refusal?.code).toBe(
      'otp-session-expired',
    );
    // Not even in the same browser, where somebody else has signed in since.
    thief.cookies.set('aangan_browser', client.cookies.get('aangan_browser')!);
    expect((await thief.call(deleteAccount, { challengeId, code })).refusal?.code).toBe(
      'otp-session-expired',
    );
    expect((await client.call(downloadData, { challengeId, code })).status).toBe(200);
    const again = await client.call(deleteAccount, { challengeId, code });
    expect(again.refusal?.code).toBe('otp-session-expired');
    app.clock.now += MINUTE;
    const second = (await client.call(requestOwnCode, {})).value!;
    const fresh = { challengeId: second.challengeId, code: await codeSentTo(db(), mobile) };
    expect((await client.call(deleteAccount, fresh)).status).toBe(200);
    expect((await rowOf(person.id)).mobile).toBeNull();
    app.clock.now = NOW;
  });

  test('and with nothing proven is confirmed by a new sign-in; a claimed mobile proves nothing', async () => {
    const person = await insertStranger(db(), {
      password: null,
      email: null,
      mobile: freshMobile(),
    });
    const stale = await browserOf(person, app.clock.now - 11 * MINUTE);
    expect((await stale.call(readPrivacy, {})).value).toMatchObject({
      confirmBy: 'sign-in',
      isFresh: false,
    });
    expect((await stale.call(requestOwnCode, {})).refusal?.code).toBe('operation-not-allowed');
    expect((await stale.call(deleteAccount, {})).refusal?.code).toBe('sign-in-again');
    const fresh = await browserOf(person, app.clock.now - 9 * MINUTE);
    expect((await fresh.call(deleteAccount, {})).status).toBe(200);
  });
});
