import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadData } from '#contract/customer/download-data.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import {
  codeSentTo,
  freshBrowser,
  freshMobile,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
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

async function lead(person: Account, area: string) {
  await db().query(`insert into leads values ($1, 'Somebody', $2, 'plumbing', $3, 'en', now())`, [
    newId(),
    person.mobile,
    area,
  ]);
}

describe('one’s own data', () => {
  test('are all there, in order, readable, money in rupees and moments as India reads them', async () => {
    const person = await insertStranger(db(), { mobile: freshMobile(), mobileProven: true });
    const payments = paymentDeps(db(), NOW);
    const bookingId = await bookOnline(payments, person);
    await payFor(payments, person, bookingId);
    await lead(person, 'Bandra');
    const webp = Buffer.from('not really a picture');
    await db().query('insert into profile_images values ($1, $2, $3, now())', [
      person.id,
      newId(),
      webp,
    ]);
    await db().query(`insert into consents values ($1, $2, 'mr', 'sign-up', now())`, [
      person.id,
      POLICY_VERSION,
    ]);
    const client = await browserOf(person);
    await client.call(requestContactCode, { email: person.email! });
    const code = await codeSentTo(db(), person.email!);

    const { value } = await client.call(downloadData, {});
    expect(value?.fileName).toMatch(/^aangan-my-data-\d{4}-\d\d-\d\d\.json$/);
    const { data } = value!;
    expect(Object.keys(data)).toEqual([
      'about',
      'account',
      'waysToLogIn',
      'agreements',
      'savedAddresses',
      'bookings',
      'accountCredit',
      'payouts',
      'notifications',
      'messages',
      'callBackRequests',
      'workingWithUs',
      'closedByUs',
      'complaintsAndRequests',
      'notesAboutYou',
      'looksOfOperations',
      'devices',
      'pushSubscriptions',
      'calendarLinks',
      'profilePicture',
    ]);
    expect(data.account).toMatchObject({ fullName: person.fullName, email: person.email });
    expect(data.agreements).toMatchObject([
      { version: POLICY_VERSION, way: 'sign-up', language: 'mr' },
    ]);
    const [booking] = data.bookings as { [key: string]: unknown }[];
    expect(booking).toMatchObject({
      service: 'Plumbing',
      priceInRupees: 800,
      startsAt: '2026-11-23T10:00:00+05:30',
      address: { street: 'A-1' },
      parts: [{ kind: 'full', amountInRupees: 800 }],
      payments: [{ mode: 'upi', amountInRupees: 800, email: person.email }],
    });
    expect((booking!.timeline as { what: string }[]).map(({ what }) => what)).toEqual([
      'BookingPlaced',
      'PaymentBegun',
      'PaymentSettled',
    ]);
    expect(data.callBackRequests).toMatchObject([{ area: 'Bandra' }]);
    expect(data.messages).toMatchObject([
      { about: 'contact-code', to: person.email, details: { code: '••••••' } },
    ]);
    expect(JSON.stringify(data)).not.toContain(code);
    expect(data.profilePicture).toMatchObject({
      file: `data:image/webp;base64,${webp.toString('base64')}`,
    });
    expect(data.devices).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|token/i);
  });

  test('hold nothing of anybody else, nor the requests of a number that is only claimed', async () => {
    const other = await insertStranger(db(), { mobile: freshMobile(), mobileProven: true });
    await lead(other, 'Khar');
    const person = await insertStranger(db(), { mobile: other.mobile });
    const { value } = await (await browserOf(person)).call(downloadData, {});
    expect(value?.data.callBackRequests).toEqual([]);
    const text = JSON.stringify(value);
    for (const strange of [other.id, other.email!, 'Khar']) expect(text).not.toContain(strange);
  });

  test('are on record as handed out, without a word of what was in them', async () => {
    const person = await insertStranger(db());
    await (await browserOf(person)).call(downloadData, {});
    const { rows } = await db().query('select type, data from events where subject = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ type: 'DataDownloaded', data: {} }]);
    expect(JSON.stringify(app.log)).not.toContain(person.email);
  });
});

describe('who asks', () => {
  test('need not show it again for ten minutes after signing in, then by the password', async () => {
    const person = await insertStranger(db());
    expect((await (await browserOf(person, NOW - 10 * MINUTE)).call(downloadData, {})).status).toBe(
      200,
    );
    const later = await browserOf(person, NOW - 10 * MINUTE - 1);
    const bare = await later.call(downloadData, {});
    expect([bare.status, bare.refusal?.code]).toEqual([403, 'confirmation-needed']);
    expect((await later.call(downloadData, { password: 'wrong' })).refusal?.code).toBe(
      'wrong-password',
    );
    expect((await later.call(downloadData, { password: PASSWORD })).status).toBe(200);
  });

  test('a remembered browser that has been in use for weeks is not a fresh sign-in', async () => {
    const person = await insertStranger(db());
    const client = await browserOf(person, NOW - 9 * 24 * HOUR);
    await db().query('update sessions set last_seen_at = $2, expires_at = $3 where user_id = $1', [
      person.id,
      new Date(NOW),
      new Date(NOW + 24 * HOUR),
    ]);
    expect((await client.call(downloadData, {})).refusal?.code).toBe('confirmation-needed');
  });

  test('gets it six times an hour', async () => {
    const person = await insertStranger(db());
    const client = await browserOf(person);
    for (let time = 0; time < 6; time += 1)
      expect((await client.call(downloadData, {})).status).toBe(200);
    const { status, refusal } = await client.call(downloadData, {});
    expect([status, refusal?.code]).toEqual([429, 'too-many-requests']);
  });
});
