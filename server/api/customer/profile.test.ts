import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProfile } from '#contract/customer/read-profile.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import { updateProfile } from '#contract/customer/update-profile.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import {
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  otherThan,
  signInDeps,
} from '#testing/sign-in-stage.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { answerConfirmContactCode, answerRequestContactCode } from './contact-codes.ts';
import { answerReadProfile, answerUpdateProfile } from './profile.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: [
      answerReadProfile,
      answerUpdateProfile,
      answerRequestContactCode,
      answerConfirmContactCode,
    ],
    server: signInDeps(),
  });
});
afterAll(() => app.close());

async function signedIn(differences: Partial<Account> = {}) {
  const person = await insertStranger(app.world.db, { mobile: freshMobile(), ...differences });
  return { person, client: await browserOf(person) };
}

async function browserOf(person: Account): Promise<Client> {
  const client = freshBrowser(app);
  const value = await insertSession(app.world.db, person, app.clock.now);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return client;
}

async function codeFor(client: Client, contact: { email: string } | { mobile: string }) {
  app.clock.now += 31 * SECOND;
  const { value } = await client.call(requestContactCode, contact);
  const code = await codeSentTo(app.world.db, Object.values(contact)[0] as string);
  return { challengeId: value!.challengeId, code };
}

const rowOf = async (id: string) =>
  (
    await app.world.db.query(
      `select full_name, email, mobile, last_profile_update as edited, updated_at as updated,
        email_proven_at is not null as email_proven, mobile_proven_at is not null as mobile_proven
        from users where id = $1`,
      [id],
    )
  ).rows[0];

describe('saving the profile', () => {
  test('PROF-06 PROF-09 sets lastProfileUpdate and updatedAt to now, and answers the whole user', async () => {
    const { client, person } = await signedIn();
    const { value } = await client.call(updateProfile, {
      fullName: '  Asha Deshpande ',
      email: person.email!.toUpperCase(),
      mobile: person.mobile!,
    });
    const { now } = app.clock;
    expect(value).toEqual({
      user: {
        uid: person.id,
        fullName: 'Asha Deshpande',
        email: person.email,
        mobile: person.mobile,
        mobileProven: false,
        profileImage: null,
        termsDue: false,
        lastProfileUpdate: now,
        roles: ['customer'],
        language: 'en',
      },
      editableInMs: DAY,
      unproven: ['mobile'],
    });
    expect(await rowOf(person.id)).toMatchObject({
      full_name: 'Asha Deshpande',
      edited: now,
      updated: now,
    });
  });

  test('fields that are left out stay as they are', async () => {
    const { client, person } = await signedIn();
    await client.call(updateProfile, { fullName: 'Meera Joshi' });
    expect(await rowOf(person.id)).toMatchObject({ email: person.email, mobile: person.mobile });
  });

  test.each([
    ['fullName', { fullName: 'Al' }, 'full-name-too-short'],
    ['email', { fullName: 'Asha K', email: 'asha@' }, 'invalid-email'],
    ['mobile', { fullName: 'Asha K', mobile: '+91982001122' }, 'mobile-format'],
    ['mobile', { fullName: 'Asha K', mobile: '9820011223' }, 'mobile-format'],
  ])('PROF-04 R8 refuses a wrong %s by the rules of signing up', async (field, input, code) => {
    const { client, person } = await signedIn();
    const { status, refusal } = await client.call(updateProfile, input as never);
    expect([status, refusal?.fields]).toEqual([422, { [field]: code }]);
    expect((await rowOf(person.id)).edited).toBeNull();
  });

  test('a visitor has no profile to read or to save', async () => {
    const visitor = app.client();
    expect((await visitor.call(readProfile, {})).status).toBe(401);
    expect((await visitor.call(updateProfile, { fullName: 'Somebody' })).status).toBe(401);
  });
});

describe('PROF-05 R8 the cool-down, by the server’s clock', () => {
  test('a day long, to the millisecond, and it says how long it still lasts', async () => {
    const { client, person } = await signedIn();
    await client.call(updateProfile, { fullName: 'Asha Once' });
    const saved = app.clock.now;
    app.clock.now = saved + DAY - 90 * MINUTE;
    const refused = await client.call(updateProfile, { fullName: 'Asha Twice' });
    expect(refused).toMatchObject({
      status: 409,
      refusal: { code: 'profile-locked', params: { retryAfterSeconds: 5400 } },
    });
    expect((await client.call(readProfile, {})).value?.editableInMs).toBe(90 * MINUTE);
    app.clock.now = saved + DAY - 1;
    expect((await client.call(updateProfile, { fullName: 'Asha Twice' })).status).toBe(409);
    expect((await rowOf(person.id)).full_name).toBe('Asha Once');
    app.clock.now = saved + DAY;
    expect((await client.call(readProfile, {})).value?.editableInMs).toBe(0);
    expect((await client.call(updateProfile, { fullName: 'Asha Twice' })).status).toBe(200);
  });

  test('one of twenty saves at once from two browsers is saved, and one cool-down begins', async () => {
    const { client, person } = await signedIn();
    const other = await browserOf(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? client : other).call(updateProfile, { fullName: `Asha Number ${index}` }),
      ),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    const codes = answers.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(['profile-locked']));
    expect((await rowOf(person.id)).full_name).toBe(saved[0]?.value?.user.fullName);
    const { rows } = await app.world.db.query(
      `select type from events where subject = $1 and type = 'ProfileUpdated'`,
      [person.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('R8 a new e-mail or mobile needs the code sent to it', () => {
  test('without its code nothing is saved, the name neither', async () => {
    const { client, person } = await signedIn();
    for (const contact of [{ email: `${newId()}@example.com` }, { mobile: freshMobile() }]) {
      const { status, refusal } = await client.call(updateProfile, {
        fullName: 'New Name',
        ...contact,
      });
      expect([status, refusal?.code, refusal?.params]).toEqual([
        409,
        'code-needed',
        { field: Object.keys(contact)[0] },
      ]);
    }
    expect(await rowOf(person.id)).toMatchObject({
      full_name: person.fullName,
      email: person.email,
      mobile: person.mobile,
      edited: null,
    });
  });

  test('both at once, with the name, in one save and one cool-down', async () => {
    const { client, person } = await signedIn();
    const email = `${newId()}@example.com`;
    const mobile = freshMobile();
    const emailProof = await codeFor(client, { email });
    const mobileProof = await codeFor(client, { mobile });
    const edit = { fullName: 'Asha Patil', email, mobile, emailProof, mobileProof };
    const wrong = { ...mobileProof, code: otherThan(mobileProof.code) };
    const guessed = await client.call(updateProfile, { ...edit, mobileProof: wrong });
    expect(guessed.refusal).toMatchObject({
      code: 'invalid-verification-code',
      params: { field: 'mobile' },
    });
    expect((await rowOf(person.id)).email).toBe(person.email);
    expect((await client.call(updateProfile, edit)).value).toMatchObject({
      user: { fullName: 'Asha Patil', email, mobile },
      editableInMs: DAY,
    });
    expect(await rowOf(person.id)).toMatchObject({ email_proven: true, mobile_proven: true });
    // The owner hears of it at their old address.
    const told = await lastMessageTo(app.world.db, person.email!);
    expect(told?.template).toBe('contact-changed');
  });

  test('a code for one address proves no other, and nobody else’s account', async () => {
    const { client, person } = await signedIn();
    const emailProof = await codeFor(client, { email: `${newId()}@example.com` });
    const elsewhere = { fullName: 'Asha K', email: `${newId()}@example.com`, emailProof };
    expect((await client.call(updateProfile, elsewhere)).refusal?.code).toBe('otp-session-expired');
    const stranger = await signedIn();
    expect((await stranger.client.call(updateProfile, elsewhere)).status).toBe(410);
    expect((await rowOf(person.id)).edited).toBeNull();
  });

  test('an e-mail of another account refuses the whole edit: the mobile is not changed either', async () => {
    const { client, person } = await signedIn();
    const mobile = freshMobile();
    const taken = await insertStranger(app.world.db);
    const emailProof = await codeFor(client, { email: taken.email! });
    const mobileProof = await codeFor(client, { mobile });
    const { status, refusal } = await client.call(updateProfile, {
      fullName: 'Asha K',
      email: taken.email!,
      mobile,
      emailProof,
      mobileProof,
    });
    expect([status, refusal]).toEqual([
      409,
      { code: 'email-already-in-use', params: { field: 'email' } },
    ]);
    expect(await rowOf(person.id)).toMatchObject({
      full_name: person.fullName,
      mobile: person.mobile,
      mobile_proven: false,
      edited: null,
    });
  });

  test('a code asked for before a save does not change the account during the cool-down', async () => {
    const { client, person } = await signedIn();
    const email = `${newId()}@example.com`;
    const emailProof = await codeFor(client, { email });
    await client.call(updateProfile, { fullName: 'Asha Saved' });
    app.clock.now += MINUTE;
    const { status, refusal } = await client.call(updateProfile, {
      fullName: 'Asha',
      email,
      emailProof,
    });
    expect([status, refusal?.code]).toEqual([409, 'profile-locked']);
    expect(Number(refusal?.params?.retryAfterSeconds)).toBe((DAY - MINUTE) / SECOND);
    expect(Number(refusal?.params?.retryAfterSeconds)).toBeGreaterThan((23 * HOUR) / SECOND);
    expect((await rowOf(person.id)).email).toBe(person.email);
  });
});
