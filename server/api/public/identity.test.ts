import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { cast, DEMO_PASSWORD, insertPerson, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerReadSession, answerSignIn, answerSignOut, answerSignUp } from './identity.ts';

const answers = [answerSignUp, answerSignIn, answerSignOut, answerReadSession];

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers });
  await insertPerson(app.world.db, cast.asha);
});
afterAll(() => app.close());

const asha = { identifier: cast.asha.email, password: DEMO_PASSWORD };

let counter = 0;
/** Every person has an address of their own, so that one test's attempts are not counted in another's. */
function browser(): Client {
  counter += 1;
  return app.client({ address: `203.0.113.${counter}` });
}

const application = (differences: object = {}) => ({
  fullName: 'Imran Shaikh',
  email: `${newId()}@example.com`,
  mobile: '+915000000002',
  password: 'Chandani@2026',
  acceptedTerms: true as const,
  version: POLICY_VERSION,
  ...differences,
});

const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user ?? null;

describe('signing up', () => {
  test('an account is made and its owner is signed in at once', async () => {
    const client = browser();
    const form = application({ email: 'Imran@Example.com', language: 'hi' });
    const { status, value } = await client.call(signUp, form);
    expect(status).toBe(200);
    expect(value?.user).toMatchObject({
      fullName: 'Imran Shaikh',
      email: 'imran@example.com',
      mobile: '+915000000002',
      lastProfileUpdate: null,
      termsDue: false,
      roles: ['customer'],
      language: 'hi',
    });
    expect(await whoIs(client)).toEqual(value?.user);
  });

  test('R20 R26 the account keeps when it was made and which terms were accepted; the mobile is a claim', async () => {
    const form = application();
    await browser().call(signUp, form);
    const { rows } = await app.world.db.query('select * from users where email = $1', [form.email]);
    expect(rows[0]).toMatchObject({
      terms_version: POLICY_VERSION,
      terms_accepted_at: NOW,
      created_at: NOW,
      updated_at: null,
      mobile_proven_at: null,
      last_profile_update: null,
    });
  });

  test('a new account starts with a welcome', async () => {
    const { value } = await browser().call(signUp, application());
    const { rows } = await app.world.db.query(
      'select kind, read_at from notifications where user_id = $1',
      [value?.user.uid],
    );
    expect(rows).toEqual([{ kind: 'welcome', read_at: null }]);
  });

  test.each([
    [{ fullName: ' Al ' }, { fullName: 'full-name-too-short' }],
    [{ email: 'imran@example' }, { email: 'invalid-email' }],
    [{ mobile: '+9198200' }, { mobile: 'mobile-format' }],
    [{ password: 'short' }, { password: 'password-too-short' }],
    [{ acceptedTerms: false }, { acceptedTerms: 'terms-not-accepted' }],
  ])('the server checks what the form checks: %j', async (difference, fields) => {
    const response = await browser().send('POST', signUp.path, application(difference));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'invalid-input', fields });
  });

  test('a password that everybody guesses first is too weak, and makes no account', async () => {
    const form = application({ password: 'Password@123' });
    const { status, refusal } = await browser().call(signUp, form);
    expect([status, refusal]).toEqual([400, { code: 'weak-password' }]);
    const { rows } = await app.world.db.query('select 1 from users where email = $1', [form.email]);
    expect(rows).toEqual([]);
  });

  test('a password of lists stolen elsewhere is refused in words of its own, and makes no account', async () => {
    const form = application({ password: 'Priyanka1' });
    const { status, refusal } = await browser().call(signUp, form);
    expect([status, refusal]).toEqual([400, { code: 'leaked-password' }]);
    const { rows } = await app.world.db.query('select 1 from users where email = $1', [form.email]);
    expect(rows).toEqual([]);
  });

  test('an address that has an account is in use, however it is written', async () => {
    const client = browser();
    const { status, refusal } = await client.call(
      signUp,
      application({ email: 'ASHA@example.com' }),
    );
    expect([status, refusal]).toEqual([409, { code: 'email-already-in-use' }]);
    expect(await whoIs(client)).toBeNull();
  });

  test('the same sign-up pressed again within a minute is answered as signed in', async () => {
    const form = application();
    const first = await browser().call(signUp, form);
    const again = browser();
    const { status, value } = await again.call(signUp, form);
    expect([status, value?.user.uid]).toEqual([200, first.value?.user.uid]);
    expect((await whoIs(again))?.email).toBe(form.email);
    const guess = await browser().call(signUp, { ...form, password: 'another-one' });
    expect(guess.refusal?.code).toBe('email-already-in-use');
  });

  test('several accounts may claim one mobile', async () => {
    const mobile = '+915000000077';
    const statuses = [
      await browser().call(signUp, application({ mobile })),
      await browser().call(signUp, application({ mobile })),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
  });
});

describe('signing in', () => {
  test('R20 with email and password, in any case and with stray spaces', async () => {
    const client = browser();
    const { status, value } = await client.call(signIn, {
      ...asha,
      identifier: ' Asha@Example.com ',
    });
    expect([status, value?.user.uid]).toEqual([200, cast.asha.id]);
    expect((await whoIs(client))?.fullName).toBe('Asha Kulkarni');
  });

  test('R20 with mobile and password, with or without its +91', async () => {
    for (const identifier of [cast.asha.mobile, cast.asha.mobile.slice(3)]) {
      const { value } = await browser().call(signIn, { ...asha, identifier });
      expect(value?.user.uid).toBe(cast.asha.id);
    }
  });

  test('R20 of several accounts that claim a mobile the password chooses', async () => {
    const mobile = '+915000000088';
    const claiming = await insertStranger(app.world.db, { mobile, password: 'Claiming@1' });
    const proven = await insertStranger(app.world.db, {
      mobile,
      password: 'Proven@1234',
      mobileProven: true,
    });
    for (const { id, password } of [claiming, proven]) {
      const { value } = await browser().call(signIn, { identifier: mobile, password: password! });
      expect(value?.user.uid).toBe(id);
    }
    const neither = await browser().call(signIn, { identifier: mobile, password: 'Neither@1' });
    expect(neither.refusal?.code).toBe('invalid-credential');
  });

  test.each([
    ['a wrong password', { ...asha, password: 'wrong-password' }],
    ['an unknown address', { ...asha, identifier: 'nobody@example.com' }],
    ['an unknown mobile', { ...asha, identifier: '+915999999999' }],
    ['neither an address nor a mobile', { ...asha, identifier: 'asha\u0000' }],
  ])('R20 %s: invalid-credential and no cookie', async (_, credentials) => {
    const client = browser();
    const { status, refusal } = await client.call(signIn, credentials);
    expect([status, refusal]).toEqual([401, { code: 'invalid-credential' }]);
    expect(client.cookies.size).toBe(0);
  });

  test('without a password it says so', async () => {
    const { status, refusal } = await browser().call(signIn, { ...asha, password: '' });
    expect([status, refusal?.fields]).toEqual([422, { password: 'password-missing' }]);
  });

  test('R20 a sign-in writes updatedAt and changes nothing the person edited', async () => {
    const person = await insertStranger(app.world.db, { fullName: 'Edited Name' });
    await browser().call(signIn, { ...asha, identifier: person.email! });
    const { rows } = await app.world.db.query(
      'select full_name, email, updated_at, created_at from users where id = $1',
      [person.id],
    );
    expect(rows[0]).toEqual({
      full_name: 'Edited Name',
      email: person.email,
      updated_at: NOW,
      created_at: person.createdAt,
    });
  });

  test('a token planted before the sign-in is not the one after it, and dies', async () => {
    const stranger = await insertStranger(app.world.db);
    const planted = await insertSession(app.world.db, stranger);
    const victim = browser();
    victim.cookies.set('aangan_session', { value: planted, attributes: [] });
    await victim.call(signIn, asha);
    expect(victim.cookies.get('aangan_session')?.value).not.toBe(planted);
    expect((await whoIs(victim))?.uid).toBe(cast.asha.id);

    const attacker = browser();
    attacker.cookies.set('aangan_session', { value: planted, attributes: [] });
    expect(await whoIs(attacker)).toBeNull();
  });

  test('a made-up token is never adopted', async () => {
    const client = browser();
    const madeUp = 'A'.repeat(43);
    client.cookies.set('aangan_session', { value: madeUp, attributes: [] });
    await client.call(signIn, asha);
    expect(client.cookies.get('aangan_session')?.value).not.toBe(madeUp);
  });
});

describe('who may not even ask', () => {
  test('a page of another origin can neither sign in nor up nor out', async () => {
    const signedIn = browser();
    await signedIn.call(signIn, asha);
    const elsewhere = app.client({ origin: 'https://evil.example' });
    elsewhere.cookies.set('aangan_session', signedIn.cookies.get('aangan_session')!);
    for (const [operation, input] of [
      [signIn, asha],
      [signUp, application()],
      [signOut, {}],
    ] as const) {
      const response = await elsewhere.send('POST', operation.path, input);
      expect([response.status, await response.json()]).toEqual([
        403,
        { code: 'origin-not-allowed' },
      ]);
    }
    expect((await whoIs(signedIn))?.uid).toBe(cast.asha.id);
  });

  test('a form that a page of another origin could post is not read', async () => {
    const response = await fetch(new URL(signIn.path, app.base), {
      method: 'POST',
      headers: {
        origin: app.base,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(asha),
    });
    expect(response.status).toBe(415);
  });
});

test('R20 one switch makes it tell an unknown account from a wrong password', async () => {
  const telling = await startServer({ answers, server: { tellAccountsApart: true } });
  await insertPerson(telling.world.db, cast.asha);
  const codeFor = async (difference: object) =>
    (await telling.client().call(signIn, { ...asha, ...difference })).refusal?.code;
  expect(await codeFor({ identifier: 'nobody@example.com' })).toBe('user-not-found');
  expect(await codeFor({ password: 'wrong-password' })).toBe('wrong-password');
  await telling.close();
});
