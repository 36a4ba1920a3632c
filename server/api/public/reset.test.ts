import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { readSession } from '#contract/public/read-session.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { resetPassword } from '#contract/public/reset-password.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { verifyResetCode } from '#contract/public/verify-reset-code.ts';
import { MINUTE, SECOND } from '#kernel/time.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import {
  askForCode,
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  otherThan,
  solveCaptcha,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'A-new-One-42';
type Contact = { readonly email: string } | { readonly mobile: string };
const person = (differences: Partial<Account> = {}) =>
  insertStranger(app.world.db, { mobile: freshMobile(), ...differences });

async function ask(contact: Contact, via: 'link' | 'code' = 'code') {
  app.clock.now += 31 * SECOND;
  const client = freshBrowser(app);
  const captcha = await solveCaptcha(client, 'reset');
  const answered = await client.call(requestReset, { ...contact, via, captcha });
  return { client, ...answered };
}

/** Through the code to the token of the last step. */
async function tokenFor(contact: Contact): Promise<string> {
  const { client, value } = await ask(contact);
  const code = await codeSentTo(app.world.db, Object.values(contact)[0] as string);
  const { challengeId } = value!;
  const verified = await client.call(verifyResetCode, { challengeId, code });
  return verified.value!.resetToken;
}

async function tokenOfLink(email: string): Promise<string> {
  const link = (await lastMessageTo(app.world.db, email))?.params.link ?? '';
  expect(link).toMatch(/^https:\/\/aangan\.test\/reset-password#token=[\w-]{43}$/);
  return link.split('#token=')[1]!;
}

const reset = (token: string, password = NEW_PASSWORD) =>
  freshBrowser(app).call(resetPassword, { token, password });
const entersWith = async (identifier: string, password: string) =>
  (await freshBrowser(app).call(signIn, { identifier, password })).status === 200;

describe('a new password', () => {
  test('RESET-07 the OTP is really verified and the password really changes, for e-mail and for mobile', async () => {
    const one = await person();
    const other = await person({ mobileProven: true });
    for (const [account, contact] of [
      [one, { email: one.email! }],
      [other, { mobile: other.mobile! }],
    ] as const) {
      const { client, value } = await ask(contact);
      const { challengeId } = value!;
      const code = await codeSentTo(app.world.db, Object.values(contact)[0] as string);
      const guess = { challengeId, code: otherThan(code) };
      const guessed = await client.call(verifyResetCode, guess);
      expect([guessed.status, guessed.refusal?.code]).toEqual([400, 'invalid-verification-code']);
      const verified = await client.call(verifyResetCode, { challengeId, code });
      expect((await reset(verified.value!.resetToken)).value).toEqual({ reset: true });
      expect(await entersWith(account.email!, account.password!)).toBe(false);
      expect(await entersWith(account.email!, NEW_PASSWORD)).toBe(true);
    }
  });

  test('R4 by the link of a mail, in whatever browser it is opened', async () => {
    const account = await person();
    await ask({ email: account.email! }, 'link');
    const token = await tokenOfLink(account.email!);
    expect((await reset(token)).status).toBe(200);
    expect(await entersWith(account.email!, NEW_PASSWORD)).toBe(true);
  });

  test('R4 every session of the person ends, and they are told by mail', async () => {
    const account = await person();
    const elsewhere = freshBrowser(app);
    const value = await insertSession(app.world.db, account, app.clock.now);
    elsewhere.cookies.set('aangan_session', { value, attributes: [] });
    expect((await elsewhere.call(readSession, {})).value?.user?.uid).toBe(account.id);
    const token = await tokenFor({ email: account.email! });
    app.clock.now += SECOND;
    await reset(token);
    expect((await elsewhere.call(readSession, {})).value?.user).toBeNull();
    expect((await lastMessageTo(app.world.db, account.email!))?.template).toBe('password-changed');
  });

  test('R4 a code to sign in with that was under way opens nothing any more', async () => {
    const account = await person({ mobileProven: true, emailProven: true });
    const elsewhere = freshBrowser(app);
    const asked = await askForCode(elsewhere, app.world.db, account.mobile!);
    await reset(await tokenFor({ email: account.email! }));
    const late = await elsewhere.call(confirmSignInCode, asked);
    expect(late.refusal?.code).toBe('otp-session-expired');
  });

  test('a token is good once, and for ten minutes', async () => {
    const account = await person();
    const token = await tokenFor({ email: account.email! });
    app.clock.now += 10 * MINUTE;
    expect((await reset(token)).refusal?.code).toBe('otp-session-expired');
    app.clock.now -= 1;
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'Another-One-42');
    expect([again.status, again.refusal?.code]).toEqual([410, 'otp-session-expired']);
    expect(await entersWith(account.email!, NEW_PASSWORD)).toBe(true);
  });

  test('a made-up token, a short or a much too common password sets nothing', async () => {
    const account = await person();
    expect((await reset('A'.repeat(43))).refusal?.code).toBe('otp-session-expired');
    expect((await reset('x')).refusal?.fields).toEqual({ token: 'otp-session-expired' });
    const token = await tokenFor({ email: account.email! });
    expect((await reset(token, 'short')).refusal?.fields).toEqual({
      password: 'password-too-short',
    });
    const common = await reset(token, 'Password@123');
    expect([common.status, common.refusal?.code]).toEqual([400, 'weak-password']);
    expect((await reset(token, 'lakshmi1')).refusal?.code).toBe('leaked-password');
    for (const guessed of [account.email!, account.email!.split('@')[0]!, account.fullName])
      expect((await reset(token, guessed)).refusal?.code).toBe('weak-password');
    expect((await reset(token)).status).toBe(200);
  });

  test('after five wrong codes the right one is no longer taken', async () => {
    const account = await person();
    const { client, value } = await ask({ email: account.email! });
    const { challengeId } = value!;
    const code = await codeSentTo(app.world.db, account.email!);
    for (let guess = 0; guess < 5; guess += 1)
      await client.call(verifyResetCode, { challengeId, code: otherThan(code) });
    const { refusal } = await client.call(verifyResetCode, { challengeId, code });
    expect(refusal?.code).toBe('otp-session-expired');
  });

  test('a code is taken only from the browser that asked', async () => {
    const account = await person();
    const { value } = await ask({ email: account.email! });
    const code = await codeSentTo(app.world.db, account.email!);
    const { challengeId } = value!;
    const { client: thief } = await ask({ email: (await person()).email! });
    const { refusal } = await thief.call(verifyResetCode, { challengeId, code });
    expect(refusal?.code).toBe('otp-session-expired');
  });

  test('a sign-in code resets nothing, nor the other way round', async () => {
    const account = await person({ mobileProven: true });
    const { client, value } = await ask({ mobile: account.mobile! });
    const code = await codeSentTo(app.world.db, account.mobile!);
    const { challengeId } = value!;
    const crossed = await client.call(confirmSignInCode, { challengeId, code });
    expect(crossed.refusal?.code).toBe('otp-session-expired');
  });
});

describe('whose account it is', () => {
  test('by mobile only of the account that has proven it: a claim gives nobody a way in', async () => {
    const mobile = freshMobile();
    await person({ mobile });
    expect((await ask({ mobile })).status).toBe(200);
    expect(await lastMessageTo(app.world.db, mobile)).toBeUndefined();
  });

  test('a person who signed up with another’s address and proved their own mobile is out when its owner resets', async () => {
    const mobile = freshMobile();
    const account = await person({ mobile, mobileProven: true, emailProven: false });
    await app.world.db.query(
      `insert into identities (provider, subject, user_id, linked_at) values ('x', $1, $2, now())`,
      [account.id, account.id],
    );
    await reset(await tokenFor({ email: account.email! }));
    const { rows } = await app.world.db.query(
      `select mobile_proven_at, email_proven_at is not null as proven,
        (select count(*)::int from identities i where i.user_id = u.id) as identities
      from users u where id = $1`,
      [account.id],
    );
    expect(rows[0]).toEqual({ mobile_proven_at: null, proven: true, identities: 0 });
  });

  test('a person who had proven their address before keeps their other ways in', async () => {
    const account = await person({ mobileProven: true });
    await app.world.db.query('update users set email_proven_at = now() where id = $1', [
      account.id,
    ]);
    await reset(await tokenFor({ email: account.email! }));
    const { rows } = await app.world.db.query(
      'select 1 from users where id = $1 and mobile_proven_at is not null',
      [account.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('a token is worth nothing once the account has another address', async () => {
    const account = await person();
    const token = await tokenFor({ email: account.email! });
    await app.world.db.query('update users set email = $2 where id = $1', [
      account.id,
      `new-${account.email}`,
    ]);
    expect((await reset(token)).refusal?.code).toBe('otp-session-expired');
  });
});

describe('what a stranger learns', () => {
  test.each(['link', 'code'] as const)(
    'R4 the same answer and the same rows whether or not an account exists, by %s',
    async (via) => {
      const account = await person();
      const disabled = await person({ disabled: true });
      const look = async (email: string) => {
        const tables = ['codes', 'messages', 'events', 'spent_captchas'];
        const rows = async () =>
          Promise.all(
            tables.map(async (table) => {
              const result = await app.world.db.query(`select count(*)::int as n from ${table}`);
              return result.rows[0].n as number;
            }),
          );
        const before = await rows();
        const { status, value, headers } = await ask({ email }, via);
        const after = await rows();
        return {
          status,
          value: { ...value, challengeId: '', expiresAt: '' },
          headers: [...headers.keys()].sort(),
          grown: after.map((count, index) => count - (before[index] ?? 0)),
        };
      };
      const known = await look(account.email!);
      expect(await look('nobody-at-all@example.com')).toEqual(known);
      expect(await look(disabled.email!)).toEqual(known);
      expect(await lastMessageTo(app.world.db, disabled.email!)).toBeUndefined();
      expect(await lastMessageTo(app.world.db, 'nobody-at-all@example.com')).toBeUndefined();
      app.clock.now += 60 * MINUTE;
    },
  );

  test('neither a link’s token nor a code stands in the tables to be read', async () => {
    const account = await person();
    await ask({ email: account.email! }, 'link');
    const token = await tokenOfLink(account.email!);
    for (const table of ['codes', 'messages', 'events', 'outbox']) {
      const { rows } = await app.world.db.query(
        `select row_to_json(t)::text as row from ${table} t`,
      );
      expect(
        rows.filter(({ row }) => row.includes(token)),
        table,
      ).toEqual([]);
    }
    expect(app.log.map((line) => JSON.stringify(line)).join()).not.toContain(token);
  });

  test.each([
    [{}, { form: 'contact-missing' }],
    [{ email: 'a@example.com', mobile: '+919820012345' }, { form: 'contact-missing' }],
    [{ mobile: '+919820012345', via: 'link' as const }, { form: 'link-by-email-only' }],
    [{ email: 'asha' }, { email: 'invalid-email' }],
    [{ mobile: '+9198' }, { mobile: 'mobile-format' }],
  ])('invalid input is refused at once: %j', async (input, fields) => {
    const answered = await freshBrowser(app).call(requestReset, { ...input, captcha: 'x' });
    expect([answered.status, answered.refusal?.fields]).toEqual([422, fields]);
  });
});
