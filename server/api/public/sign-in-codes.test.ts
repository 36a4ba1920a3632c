import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { readSession } from '#contract/public/read-session.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE, SECOND } from '#kernel/time.ts';
import {
  developmentMessenger,
  noMessenger,
} from '#server/adapters/messages/development-messenger.ts';
import { DEMO_PASSWORD, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import {
  askForCode,
  codeSentTo,
  freshBrowser,
  freshMobile,
  otherThan,
  solveCaptcha,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());

const ask = (client: Client, mobile: string) => askForCode(client, app.world.db, mobile);
const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user ?? null;

async function refusalOf(client: Client, mobile: string): Promise<string | undefined> {
  const captcha = await solveCaptcha(client, 'sign-in-code');
  return (await client.call(requestSignInCode, { mobile, captcha })).refusal?.code;
}

async function enter(mobile: string) {
  const client = freshBrowser(app);
  const asked = await ask(client, mobile);
  const answered = await client.call(confirmSignInCode, asked);
  app.clock.now += 31 * SECOND;
  return { client, ...answered };
}

describe('signing in with a code', () => {
  test('R20 a number that nobody has proven gets an account of its own, and is signed in', async () => {
    const mobile = freshMobile();
    const client = freshBrowser(app);
    const captcha = await solveCaptcha(client, 'sign-in-code');
    const asked = await client.call(requestSignInCode, { mobile, captcha, language: 'mr' });
    expect(asked.value).toMatchObject({ resendAfterSeconds: 30 });
    const { status, value } = await client.call(confirmSignInCode, {
      challengeId: asked.value!.challengeId,
      code: await codeSentTo(app.world.db, mobile),
      language: 'mr',
    });
    expect([status, value]).toMatchObject([
      200,
      {
        isNew: true,
        canJoin: false,
        user: { mobile, email: null, fullName: null, roles: ['customer'], language: 'mr' },
      },
    ]);
    expect((await whoIs(client))?.uid).toBe(value?.user.uid);
  });

  test('R20 the same number later leads into the same account', async () => {
    const mobile = freshMobile();
    const first = await enter(mobile);
    const second = await enter(mobile);
    expect(second.value).toMatchObject({ isNew: false });
    expect(second.value?.user.uid).toBe(first.value?.user.uid);
  });

  test('R20 a number that a stranger typed at sign-up leads its owner into an account of their own', async () => {
    const mobile = freshMobile();
    const stranger = await insertStranger(app.world.db, { mobile, password: DEMO_PASSWORD });
    const { client, value } = await enter(mobile);
    expect(value).toMatchObject({ isNew: true, canJoin: true });
    expect(value?.user.uid).not.toBe(stranger.id);
    expect(value?.user.email).toBeNull();
    // The stranger keeps what is theirs, and gets nothing of the owner's.
    const strangers = freshBrowser(app);
    const entered = await strangers.call(signIn, { identifier: mobile, password: DEMO_PASSWORD });
    expect(entered.value?.user.uid).toBe(stranger.id);
    expect((await whoIs(client))?.uid).toBe(value?.user.uid);
  });

  test('R20 of several accounts with the number, the one that has proven it is entered', async () => {
    const mobile = freshMobile();
    await insertStranger(app.world.db, { mobile });
    const owner = await insertStranger(app.world.db, { mobile, mobileProven: true });
    expect((await enter(mobile)).value).toMatchObject({
      isNew: false,
      canJoin: false,
      user: { uid: owner.id },
    });
  });

  test('whoever has lost a telephone signs out all others, and what else opened the account, with the code; otherwise nobody is', async () => {
    const mobile = freshMobile();
    const lost = await enter(mobile);
    const userId = lost.value?.user.uid ?? '';
    await app.world.db.query(
      `insert into passkeys (id, user_id, public_key, counter, transports, added_at) values ($1, $2, '\\x01', 0, '{}', now())`,
      [newId(), userId],
    );
    const other = await enter(mobile);
    expect(other.value?.signedOut).toBeUndefined();
    expect((await whoIs(lost.client))?.uid).toBe(userId);

    const client = freshBrowser(app);
    const asked = await ask(client, mobile);
    const guess = { ...asked, code: otherThan(asked.code), lostPhone: true };
    expect((await client.call(confirmSignInCode, guess)).status).toBe(400);
    expect((await whoIs(lost.client))?.uid).toBe(userId);
    const { value } = await client.call(confirmSignInCode, { ...asked, lostPhone: true });
    expect(value).toMatchObject({ signedOut: 2, isNew: false });
    expect((await whoIs(client))?.uid).toBe(userId);
    expect([await whoIs(lost.client), await whoIs(other.client)]).toEqual([null, null]);
    const { rows } = await app.world.db.query('select id from passkeys where user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([]);
    app.clock.now += 31 * SECOND;
  });

  test('a lost telephone voids a sign-in code under way to its number, and ends the console; another number keeps its code', async () => {
    const mobile = freshMobile();
    const { value: owner } = await enter(mobile);
    await app.world.db.query(
      `with one as (insert into staff (user_id, roles, joined_at) values ($1, '{support}', now()))
       insert into staff_sessions (token_hash, user_id, created_at, expires_at) values ('\\x77', $1, now(), now() + interval '12 hours')`,
      [owner?.user.uid],
    );
    const [thief, stranger] = [freshBrowser(app), freshBrowser(app)];
    const stolen = await ask(thief, mobile);
    const others = await ask(stranger, freshMobile());
    app.clock.now += 31 * SECOND;
    const client = freshBrowser(app);
    const asked = await ask(client, mobile);
    const { value } = await client.call(confirmSignInCode, { ...asked, lostPhone: true });
    expect(value?.signedOut).toBe(2);
    expect((await thief.call(confirmSignInCode, stolen)).status).not.toBe(200);
    expect((await stranger.call(confirmSignInCode, others)).status).toBe(200);
    const { rows } = await app.world.db.query('select from staff_sessions where user_id = $1', [
      owner?.user.uid,
    ]);
    expect(rows).toEqual([]);
    app.clock.now += 31 * SECOND;
  });

  test('a number that nobody has proven signs nobody out', async () => {
    const mobile = freshMobile();
    const stranger = await insertStranger(app.world.db, { mobile, password: DEMO_PASSWORD });
    const strangers = freshBrowser(app);
    await strangers.call(signIn, { identifier: mobile, password: DEMO_PASSWORD });
    const client = freshBrowser(app);
    const asked = await ask(client, mobile);
    const { value } = await client.call(confirmSignInCode, { ...asked, lostPhone: true });
    expect(value).toMatchObject({ isNew: true, signedOut: 0 });
    expect((await whoIs(strangers))?.uid).toBe(stranger.id);
    app.clock.now += 31 * SECOND;
  });

  test('a disabled account is not entered, nor is another made beside it', async () => {
    const mobile = freshMobile();
    await insertStranger(app.world.db, { mobile, mobileProven: true, disabled: true });
    const { status, refusal, client } = await enter(mobile);
    expect([status, refusal?.code]).toEqual([403, 'user-disabled']);
    expect(await whoIs(client)).toBeNull();
  });

  test('R35 remembered only when asked for', async () => {
    const mobile = freshMobile();
    const client = freshBrowser(app);
    const asked = await ask(client, mobile);
    await client.call(confirmSignInCode, { ...asked, remember: true });
    expect(client.cookies.get('aangan_session')?.attributes.join()).toContain('Max-Age=2592000');
    app.clock.now += 31 * SECOND;
  });
});

describe('what does not let anybody in', () => {
  test('a wrong code, and after five of them the right one neither', async () => {
    const client = freshBrowser(app);
    const { challengeId, code } = await ask(client, freshMobile());
    const codes = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const { refusal } = await client.call(confirmSignInCode, {
        challengeId,
        code: otherThan(code),
      });
      codes.push(refusal?.code);
    }
    expect(codes).toEqual(Array(5).fill('invalid-verification-code'));
    const { status, refusal } = await client.call(confirmSignInCode, { challengeId, code });
    expect([status, refusal?.code]).toEqual([410, 'otp-session-expired']);
  });

  test('a code after ten minutes, to the millisecond', async () => {
    const client = freshBrowser(app);
    const { challengeId, code } = await ask(client, freshMobile());
    app.clock.now += 10 * MINUTE;
    const late = await client.call(confirmSignInCode, { challengeId, code });
    expect([late.status, late.refusal?.code]).toEqual([410, 'otp-session-expired']);
    app.clock.now -= 1;
    expect((await client.call(confirmSignInCode, { challengeId, code })).status).toBe(200);
  });

  test('a code a second time', async () => {
    const client = freshBrowser(app);
    const asked = await ask(client, freshMobile());
    expect((await client.call(confirmSignInCode, asked)).status).toBe(200);
    const again = await client.call(confirmSignInCode, asked);
    expect(again.refusal?.code).toBe('otp-session-expired');
  });

  test('a right code in another browser than the one that asked, and it uses up none of its tries', async () => {
    const client = freshBrowser(app);
    const asked = await ask(client, freshMobile());
    // This browser is known to have asked for a code, though for another person.
    const thief = freshBrowser(app);
    await ask(thief, freshMobile());
    for (let guess = 0; guess < 6; guess += 1) {
      const stolen = await thief.call(confirmSignInCode, asked);
      expect(stolen.refusal?.code).toBe('otp-session-expired');
    }
    expect((await client.call(confirmSignInCode, asked)).status).toBe(200);
  });

  test('a code for one number in the challenge of another', async () => {
    const client = freshBrowser(app);
    const other = freshBrowser(app);
    const mine = await ask(client, freshMobile());
    const another = await ask(other, freshMobile());
    const { refusal } = await client.call(confirmSignInCode, {
      challengeId: mine.challengeId,
      code: another.code === mine.code ? otherThan(mine.code) : another.code,
    });
    expect(refusal?.code).toBe('invalid-verification-code');
  });

  test('an older code of the same browser once it has asked again', async () => {
    const client = freshBrowser(app);
    const mobile = freshMobile();
    const first = await ask(client, mobile);
    app.clock.now += 30 * SECOND;
    await ask(client, mobile);
    expect((await client.call(confirmSignInCode, first)).refusal?.code).toBe('otp-session-expired');
  });

  test.each([
    [{ code: '' }, { code: 'missing-verification-code' }],
    [{ code: '12345' }, { code: 'invalid-verification-code' }],
    [{ code: '12345a' }, { code: 'invalid-verification-code' }],
    [{ challengeId: 'x' }, { challengeId: 'otp-session-expired' }],
  ])('a text that is no code at all: %j', async (difference, fields) => {
    const input = {
      challengeId: '01936f00-0000-7000-8000-000000000000',
      code: '123456',
      ...difference,
    };
    const { status, refusal } = await freshBrowser(app).call(confirmSignInCode, input);
    expect([status, refusal]).toEqual([422, { code: 'invalid-input', fields }]);
  });
});

describe('asking for a code', () => {
  test('R14 again only after thirty seconds, from whatever browser', async () => {
    const mobile = freshMobile();
    await ask(freshBrowser(app), mobile);
    app.clock.now += 29 * SECOND;
    const client = freshBrowser(app);
    const captcha = await solveCaptcha(client, 'sign-in-code');
    const early = await client.call(requestSignInCode, { mobile, captcha });
    expect([early.status, early.refusal?.code]).toEqual([429, 'too-many-requests']);
    expect(early.headers.get('retry-after')).toBe('1');
    app.clock.now += SECOND;
    expect(await refusalOf(client, mobile)).toBeUndefined();
  });

  test('R14 six times an hour to one number, wherever it is asked from', async () => {
    app.clock.now = NOW + 24 * 60 * MINUTE;
    const mobile = freshMobile();
    const answers = [];
    for (let request = 0; request < 7; request += 1) {
      answers.push(await refusalOf(freshBrowser(app), mobile));
      app.clock.now += 31 * SECOND;
    }
    expect(answers).toEqual([...Array(6).fill(undefined), 'too-many-requests']);
    app.clock.now += 60 * MINUTE;
    expect(await refusalOf(freshBrowser(app), mobile)).toBeUndefined();
  });

  test('R14 sixty times an hour from one address, for whatever numbers', async () => {
    const client = freshBrowser(app);
    const answers = [];
    for (let request = 0; request < 61; request += 1)
      answers.push(await refusalOf(client, freshMobile()));
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(undefined));
    expect(answers[60]).toBe('too-many-requests');
  });

  test.each(['+915123456789', '+910123456789', '+911234567890'])(
    'R14 no code is sent to %s, which no Indian mobile is, where messages leave the machine',
    async (mobile) => {
      const leaving = await startSignInServer({
        messenger: { ...developmentMessenger, staysHere: false },
      });
      const client = leaving.client();
      const captcha = await solveCaptcha(client, 'sign-in-code');
      const { status, refusal } = await client.call(requestSignInCode, { mobile, captcha });
      expect([status, refusal?.code]).toEqual([400, 'invalid-phone-number']);
      const { rows } = await leaving.world.db.query('select 1 from messages');
      expect(rows).toEqual([]);
      await leaving.close();
    },
  );

  test('the numbers of the demonstration may sign in where nothing leaves the machine, and only they', async () => {
    expect(await refusalOf(freshBrowser(app), '+915000000991')).toBeUndefined();
    expect(await refusalOf(freshBrowser(app), '+914000000991')).toBe('invalid-phone-number');
  });

  test('without a configured SMS channel this sign-in method is not enabled', async () => {
    const silent = await startSignInServer({ messenger: noMessenger });
    const client = silent.client();
    const captcha = await solveCaptcha(client, 'sign-in-code');
    const answered = await client.call(requestSignInCode, { mobile: freshMobile(), captcha });
    expect([answered.status, answered.refusal?.code]).toEqual([403, 'operation-not-allowed']);
    await silent.close();
  });

  test('the answer is the same for a number with and without an account', async () => {
    const [known, unknown] = [freshMobile(), freshMobile()];
    await insertStranger(app.world.db, { mobile: known, mobileProven: true });
    const answers = [];
    for (const mobile of [known, unknown]) {
      const client = freshBrowser(app);
      const captcha = await solveCaptcha(client, 'sign-in-code');
      const { status, value } = await client.call(requestSignInCode, { mobile, captcha });
      answers.push([status, { ...value, challengeId: '' }]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

test('R14 neither the code nor the number stands in the database or in the log in a form that anybody could read', async () => {
  const mobile = freshMobile();
  const { code } = await ask(freshBrowser(app), mobile);
  const digits = mobile.slice(3);
  for (const table of ['messages', 'events', 'outbox', 'throttles']) {
    const { rows } = await app.world.db.query(`select row_to_json(t)::text as row from ${table} t`);
    expect(
      rows.filter(({ row }) => row.includes(digits)),
      table,
    ).toEqual([]);
  }
  const { rows } = await app.world.db.query(
    `select encode(code_hash, 'hex') as hash from codes where destination = $1`,
    [mobile],
  );
  expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain(code);
  const logged = app.log.map((line) => JSON.stringify(line)).join('\n');
  expect(logged).not.toContain(digits);
  expect(logged).not.toContain(`"${code}"`);
});
