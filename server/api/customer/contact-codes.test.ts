import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { confirmContactCode } from '#contract/customer/confirm-contact-code.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE, SECOND } from '#kernel/time.ts';
import { type Account, DEMO_PASSWORD, insertSession, insertStranger } from '#testing/cast.ts';
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
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());

type Contact = { readonly email: string } | { readonly mobile: string };

async function signedIn(differences: Partial<Account> = {}) {
  const person = await insertStranger(app.world.db, { mobile: freshMobile(), ...differences });
  const client = freshBrowser(app);
  const value = await insertSession(app.world.db, person, app.clock.now);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return { client, person };
}

async function prove(client: Client, contact: Contact) {
  app.clock.now += 31 * SECOND;
  const { value, refusal } = await client.call(requestContactCode, contact);
  if (!value) return { status: 0, value: undefined, refusal };
  const code = await codeSentTo(app.world.db, Object.values(contact)[0] as string);
  return client.call(confirmContactCode, { challengeId: value.challengeId, code });
}

const rowOf = async (id: string) =>
  (
    await app.world.db.query(
      `select email, mobile, email_proven_at is not null as email_proven,
        mobile_proven_at is not null as mobile_proven, last_profile_update as edited from users where id = $1`,
      [id],
    )
  ).rows[0];

describe('proving the e-mail address and mobile of the account', () => {
  test('R20 the mobile of the sign-up becomes proven, and that is no edit', async () => {
    const { client, person } = await signedIn();
    const { value } = await prove(client, { mobile: person.mobile! });
    expect(value).toMatchObject({ changed: false, user: { uid: person.id } });
    expect(await rowOf(person.id)).toMatchObject({ mobile_proven: true, edited: null });
  });

  test('the e-mail address likewise', async () => {
    const { client, person } = await signedIn();
    expect((await prove(client, { email: person.email! })).value?.changed).toBe(false);
    expect(await rowOf(person.id)).toMatchObject({ email_proven: true, edited: null });
  });

  test('an account that is nothing but this mobile becomes part of the one that proves it', async () => {
    const { client, person } = await signedIn();
    const other = freshBrowser(app);
    const asked = await askForCode(other, app.world.db, person.mobile!);
    const made = (await other.call(confirmSignInCode, asked)).value!.user.uid;
    expect((await prove(client, { mobile: person.mobile! })).status).toBe(200);
    expect(await rowOf(made)).toMatchObject({ mobile: null });
    app.clock.now += 31 * SECOND;
    const again = await askForCode(other, app.world.db, person.mobile!);
    expect((await other.call(confirmSignInCode, again)).value?.user.uid).toBe(person.id);
  });

  test('a mobile that a full account of somebody has proven is not taken from it', async () => {
    const mobile = freshMobile();
    const owner = await insertStranger(app.world.db, { mobile, mobileProven: true });
    const { client, person } = await signedIn();
    const { status, refusal } = await prove(client, { mobile });
    expect([status, refusal?.code]).toEqual([409, 'mobile-already-in-use']);
    expect(await rowOf(owner.id)).toMatchObject({ mobile, mobile_proven: true });
    expect(await rowOf(person.id)).toMatchObject({ mobile: person.mobile });
  });
});

describe('changing to something new', () => {
  test('R8 a changed mobile needs a code sent to the new one', async () => {
    const { client, person } = await signedIn();
    const mobile = freshMobile();
    app.clock.now += 31 * SECOND;
    const { value } = await client.call(requestContactCode, { mobile });
    const { challengeId } = value!;
    const wrong = otherThan(await codeSentTo(app.world.db, mobile));
    const guessed = await client.call(confirmContactCode, { challengeId, code: wrong });
    expect(guessed.refusal?.code).toBe('invalid-verification-code');
    expect(await rowOf(person.id)).toMatchObject({ mobile: person.mobile, mobile_proven: false });
    const code = await codeSentTo(app.world.db, mobile);
    const done = await client.call(confirmContactCode, { challengeId, code });
    expect(done.value).toMatchObject({ changed: true, user: { mobile } });
    expect(await rowOf(person.id)).toMatchObject({
      mobile,
      mobile_proven: true,
      edited: app.clock.now,
    });
  });

  test('R8 a changed e-mail address likewise, stored in lower case', async () => {
    const { client, person } = await signedIn();
    const email = `${newId()}@example.com`;
    const { value } = await prove(client, { email });
    expect(value).toMatchObject({ changed: true, user: { email } });
    expect(await rowOf(person.id)).toMatchObject({ email, email_proven: true });
  });

  test('R8 no change within 24 hours of the last one, though the present contacts may still be proven', async () => {
    const { client, person } = await signedIn();
    await prove(client, { mobile: freshMobile() });
    const locked = await prove(client, { email: 'new@example.com' });
    expect(locked.refusal).toMatchObject({ code: 'profile-locked' });
    expect(locked.refusal?.params?.until).toMatch(/\+05:30$/);
    expect((await prove(client, { email: person.email! })).status).toBe(200);
    app.clock.now += DAY;
    const value = await insertSession(app.world.db, person, app.clock.now);
    client.cookies.set('aangan_session', { value, attributes: [] });
    expect((await prove(client, { email: `${newId()}@example.com` })).status).toBe(200);
  });

  test('that an address belongs to somebody is told only to whoever reads its mail', async () => {
    const owner = await insertStranger(app.world.db);
    const { client, person } = await signedIn();
    app.clock.now += 31 * SECOND;
    const asked = await client.call(requestContactCode, { email: owner.email! });
    expect(asked.status).toBe(200);
    const code = await codeSentTo(app.world.db, owner.email!);
    const { challengeId } = asked.value!;
    const { refusal } = await client.call(confirmContactCode, { challengeId, code });
    expect(refusal?.code).toBe('email-already-in-use');
    expect(await rowOf(person.id)).toMatchObject({ email: person.email });
  });

  test('a code that another person asked for in the same browser is refused', async () => {
    const { client } = await signedIn();
    const mobile = freshMobile();
    app.clock.now += 31 * SECOND;
    const { value } = await client.call(requestContactCode, { mobile });
    const code = await codeSentTo(app.world.db, mobile);
    const second = await insertStranger(app.world.db);
    const token = await insertSession(app.world.db, second, app.clock.now);
    client.cookies.set('aangan_session', { value: token, attributes: [] });
    const { challengeId } = value!;
    const { refusal } = await client.call(confirmContactCode, { challengeId, code });
    expect(refusal?.code).toBe('otp-session-expired');
    expect(await rowOf(second.id)).toMatchObject({ mobile: second.mobile });
  });

  test.each([[{}], [{ email: 'a@example.com', mobile: '+919820012345' }]])(
    'exactly one of both is asked for: %j',
    async (input) => {
      const { client } = await signedIn();
      const { status, refusal } = await client.call(requestContactCode, input);
      expect([status, refusal?.fields]).toEqual([422, { form: 'contact-missing' }]);
    },
  );

  test('no code goes to a number that no Indian mobile has', async () => {
    const { client } = await signedIn();
    const { refusal } = await client.call(requestContactCode, { mobile: '+911234567890' });
    expect(refusal?.code).toBe('invalid-phone-number');
    expect(await lastMessageTo(app.world.db, '+911234567890')).toBeUndefined();
  });

  test.each(['a claim of one’s own', 'another account’s'])(
    'five codes a day go to a mobile that is %s, and its owner can still sign in with one',
    async (whose) => {
      const mobile = freshMobile();
      const { client } = await signedIn(whose.startsWith('a claim') ? { mobile } : {});
      const statuses = [];
      for (let time = 0; time < 6; time += 1) {
        app.clock.now += 11 * MINUTE;
        await client.call(confirmSelf, { password: DEMO_PASSWORD });
        statuses.push((await client.call(requestContactCode, { mobile })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      app.clock.now += 31 * SECOND;
      const { code } = await askForCode(freshBrowser(app), app.world.db, mobile);
      expect(code).toMatch(/^\d{6}$/);
    },
  );

  test('two accounts that prove one mobile at once: one has it', async () => {
    const mobile = freshMobile();
    const both = [await signedIn({ mobile }), await signedIn({ mobile })];
    const challenges: { challengeId: string; code: string }[] = [];
    for (const { client } of both) {
      app.clock.now += 31 * SECOND;
      const { value } = await client.call(requestContactCode, { mobile });
      const code = await codeSentTo(app.world.db, mobile);
      challenges.push({ challengeId: value!.challengeId, code });
    }
    const answers = await Promise.all(
      both.map(({ client }, index) => client.call(confirmContactCode, challenges[index]!)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
