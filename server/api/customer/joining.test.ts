import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmJoinCode } from '#contract/customer/confirm-join-code.ts';
import { joinByPassword } from '#contract/customer/join-by-password.ts';
import { requestJoinCode } from '#contract/customer/request-join-code.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newId } from '#kernel/ids.ts';
import { SECOND } from '#kernel/time.ts';
import { makeCalendarLink } from '#server/flows/identity/make-calendar-link.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import {
  askForCode,
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  otherThan,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
  await sowSmallTown(app.world.db);
});
afterAll(() => app.close());

const PASSWORD = 'Claiming@42';

/** Somebody comes in by a code to a number that an account with a password claims. */
async function comeIn(mobile = freshMobile()) {
  const client = freshBrowser(app);
  app.clock.now += 31 * SECOND;
  const asked = await askForCode(client, app.world.db, mobile);
  const { value } = await client.call(confirmSignInCode, asked);
  return { client, mobile, uid: value!.user.uid };
}
const claim = (mobile: string, differences = {}) =>
  insertStranger(app.world.db, {
    ...{ mobile, password: PASSWORD, emailProven: false },
    ...differences,
  });
const whoIs = async (client: Client) =>
  (await client.call(readSession, {})).value?.user?.uid ?? null;
const count = async (sql: string, id: string) => (await app.world.db.query(sql, [id])).rows.length;

const ADDRESS = {
  street: 'A-1',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400069',
  landmark: '',
};

async function insertBooking(userId: string): Promise<string> {
  const id = newId();
  await app.world.db.query(
    `insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category,
        price_paise, starts_at, ends_at, address, payment_method, status, policy_version, request_hash, created_at)
      values ($1, $2, $3, 'Customer', 1, 'house-cleaning', 'House Cleaning', 'daily', 50000,
        now(), now() + interval '2 hours', $4, 'cash', 'pending', 'x', 'x', now())`,
    [id, id.slice(-12), userId, ADDRESS],
  );
  return id;
}

describe('joining by the password', () => {
  test('R20 goes on in the claiming account, which has proven the mobile from now on, with all bookings', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    const { client, uid } = await comeIn(mobile);
    const mine = await insertBooking(uid);
    const theirs = await insertBooking(account.id);

    const { status, value } = await client.call(joinByPassword, { password: PASSWORD });
    expect([status, value?.user.uid]).toEqual([200, account.id]);
    expect(await whoIs(client)).toBe(account.id);
    const { rows } = await app.world.db.query(
      'select id from bookings where user_id = $1 order by id',
      [account.id],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([mine, theirs].sort());
    // The same code now signs in to the joined account directly.
    const again = await comeIn(mobile);
    expect(again.uid).toBe(account.id);
  });

  test('the account that dissolved can be entered by nobody, its old sessions included', async () => {
    const mobile = freshMobile();
    await claim(mobile);
    const { client, uid } = await comeIn(mobile);
    const elsewhere = freshBrowser(app);
    const token = await insertSession(app.world.db, { id: uid }, app.clock.now);
    elsewhere.cookies.set('aangan_session', { value: token, attributes: [] });
    expect(await whoIs(elsewhere)).toBe(uid);
    await client.call(joinByPassword, { password: PASSWORD });
    expect(await whoIs(elsewhere)).toBeNull();
    expect(await count('select 1 from sessions where user_id = $1', uid)).toBe(0);
  });

  test('R20 not by a wrong password, and after ten guesses not by the right one either', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    const { client, uid } = await comeIn(mobile);
    const answers = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const { refusal } = await client.call(joinByPassword, { password: `Guess@${guess}` });
      answers.push(refusal?.code);
    }
    expect(answers).toEqual(Array(10).fill('invalid-credential'));
    const { refusal } = await client.call(joinByPassword, { password: PASSWORD });
    expect(refusal?.code).toBe('too-many-requests');
    expect(await whoIs(client)).toBe(uid);
    expect(
      await count('select 1 from users where id = $1 and mobile_proven_at is null', account.id),
    ).toBe(1);
  });

  test('not into an account that claims another number, whose password is known as well', async () => {
    const other = await claim(freshMobile());
    const { client, uid } = await comeIn();
    const { refusal } = await client.call(joinByPassword, { password: PASSWORD });
    expect(refusal?.code).toBe('invalid-credential');
    expect(await whoIs(client)).toBe(uid);
    expect(other.id).not.toBe(uid);
  });

  test('a stranger who typed a victim’s number gets nothing of the victim’s, whatever they know', async () => {
    const mobile = freshMobile();
    const stranger = await claim(mobile);
    const victim = await comeIn(mobile);
    await insertBooking(victim.uid);
    // The stranger signs in with their own password and tries to join from their side.
    const strangers = freshBrowser(app);
    await strangers.call(signIn, { identifier: mobile, password: PASSWORD });
    const joined = await strangers.call(joinByPassword, { password: PASSWORD });
    expect(joined.refusal?.code).toBe('nothing-to-join');
    expect(await whoIs(strangers)).toBe(stranger.id);
    expect(await count('select 1 from bookings where user_id = $1', victim.uid)).toBe(1);
    expect(await whoIs(victim.client)).toBe(victim.uid);
  });

  test('an account with a password of its own, or of operations, never dissolves', async () => {
    const hash = await hashSecret('Own@Password-1');
    for (const change of [
      `password_hash = '${hash}'`,
      `roles = '{customer,ops}'`,
      `email = 'o@example.com'`,
    ]) {
      const mobile = freshMobile();
      await claim(mobile);
      const { client, uid } = await comeIn(mobile);
      await app.world.db.query(`update users set ${change} where id = $1`, [uid]);
      const { refusal } = await client.call(joinByPassword, { password: PASSWORD });
      expect(refusal?.code, change).toBe('nothing-to-join');
      await app.world.db.query('update users set email = null where id = $1', [uid]);
    }
  });

  test('a disabled claiming account is not joined', async () => {
    const mobile = freshMobile();
    await claim(mobile, { disabled: true });
    const { client } = await comeIn(mobile);
    const { refusal } = await client.call(joinByPassword, { password: PASSWORD });
    expect(refusal?.code).toBe('invalid-credential');
  });

  test('pressed five times at once it joins once, and nothing is lost', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    const { client, uid } = await comeIn(mobile);
    await insertBooking(uid);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(joinByPassword, { password: PASSWORD })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count('select 1 from bookings where user_id = $1', account.id)).toBe(1);
  });
});

describe('joining by a code to the e-mail address', () => {
  async function joinByMail(client: Client, email: string) {
    app.clock.now += 31 * SECOND;
    const { value } = await client.call(requestJoinCode, { email });
    const code = await codeSentTo(app.world.db, email);
    return client.call(confirmJoinCode, { challengeId: value!.challengeId, code });
  }

  /** Ways into an account that last without its password. */
  async function insertOtherWays({ id }: { readonly id: string }) {
    const ways = `insert into passkeys (id, user_id, public_key, counter, transports, added_at)
        values ($1::text, $1::uuid, '\\x01', 0, '{}', now())`;
    await app.world.db.query(ways, [id]);
    await makeCalendarLink(app.world.db, { userId: id, app: 'customer' }, app.clock.now);
  }
  const otherWays = ({ id }: { readonly id: string }) =>
    count(
      'select 1 from passkeys where user_id = $1 union all select 1 from calendar_links where user_id = $1',
      id,
    );

  test('R20 goes on in the account, and removes the password, passkeys and calendar links that somebody else may have made', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    await insertOtherWays(account);
    const token = await insertSession(app.world.db, account, app.clock.now);
    const { client } = await comeIn(mobile);
    const { value } = await joinByMail(client, account.email!);
    expect(value).toMatchObject({
      passwordRemoved: true,
      user: { uid: account.id, email: account.email, mobile },
    });
    expect(await whoIs(client)).toBe(account.id);
    expect(await otherWays(account)).toBe(0);

    const before = freshBrowser(app);
    before.cookies.set('aangan_session', { value: token, attributes: [] });
    expect(await whoIs(before)).toBeNull();
    const old = await before.call(signIn, { identifier: account.email!, password: PASSWORD });
    expect(old.refusal?.code).toBe('invalid-credential');
  });

  test('a password of an account whose address was proven long ago stays, as do its passkeys and calendar links', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    await app.world.db.query('update users set email_proven_at = now() where id = $1', [
      account.id,
    ]);
    await insertOtherWays(account);
    const { client } = await comeIn(mobile);
    expect((await joinByMail(client, account.email!)).value?.passwordRemoved).toBe(false);
    expect(await otherWays(account)).toBe(2);
    const entered = await freshBrowser(app).call(signIn, {
      identifier: account.email!,
      password: PASSWORD,
    });
    expect(entered.status).toBe(200);
  });

  test('the answer does not tell whether an address belongs to a claiming account, and no code goes to others', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    const bystander = await insertStranger(app.world.db);
    const { client } = await comeIn(mobile);
    const answers = [];
    for (const email of [account.email!, bystander.email!, 'nobody@example.com']) {
      const { status, value } = await client.call(requestJoinCode, { email });
      answers.push([status, { ...value, challengeId: '' }]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await lastMessageTo(app.world.db, account.email!))?.template).toBe('join-code');
    expect(await lastMessageTo(app.world.db, bystander.email!)).toBeUndefined();
    expect(await lastMessageTo(app.world.db, 'nobody@example.com')).toBeUndefined();
  });

  test('a wrong code joins nothing', async () => {
    const mobile = freshMobile();
    const account = await claim(mobile);
    const { client, uid } = await comeIn(mobile);
    const { value } = await client.call(requestJoinCode, { email: account.email! });
    const code = otherThan(await codeSentTo(app.world.db, account.email!));
    const answered = await client.call(confirmJoinCode, { challengeId: value!.challengeId, code });
    expect(answered.refusal?.code).toBe('invalid-verification-code');
    expect(await whoIs(client)).toBe(uid);
  });

  test('nobody without an account of a mobile alone is offered it', async () => {
    const person = await insertStranger(app.world.db, { mobile: freshMobile() });
    const client = freshBrowser(app);
    const token = await insertSession(app.world.db, person, app.clock.now);
    client.cookies.set('aangan_session', { value: token, attributes: [] });
    const { refusal } = await client.call(requestJoinCode, { email: 'other@example.com' });
    expect(refusal?.code).toBe('nothing-to-join');
  });
});
