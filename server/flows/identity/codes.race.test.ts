import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { resetPassword } from '#contract/public/reset-password.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { verifyResetCode } from '#contract/public/verify-reset-code.ts';
import { insertStranger } from '#testing/cast.ts';
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

const at = <Result>(times: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));
const codes = (answers: readonly { refusal: { code: string } | undefined }[]) =>
  answers.map(({ refusal }) => refusal?.code ?? 'ok');
const howMany = (list: readonly string[], one: string) =>
  list.filter((code) => code === one).length;

test('a hundred guesses at once: five are compared, and the right code after them opens nothing', async () => {
  const client = freshBrowser(app);
  const { challengeId, code } = await askForCode(client, app.world.db, freshMobile());
  const wrong = otherThan(code);
  const guesses = await at(100, () => client.call(confirmSignInCode, { challengeId, code: wrong }));
  const answered = codes(guesses);
  expect(howMany(answered, 'invalid-verification-code')).toBe(5);
  expect(howMany(answered, 'otp-session-expired')).toBe(95);
  const late = await client.call(confirmSignInCode, { challengeId, code });
  expect(late.refusal?.code).toBe('otp-session-expired');
  const { rows } = await app.world.db.query('select attempts from codes where id = $1', [
    challengeId,
  ]);
  expect(rows).toEqual([{ attempts: 5 }]);
});

test('the same right code twice at once makes one account and lets one in', async () => {
  const client = freshBrowser(app);
  const mobile = freshMobile();
  const asked = await askForCode(client, app.world.db, mobile);
  const answers = await at(4, () => client.call(confirmSignInCode, asked));
  const answered = codes(answers);
  expect([howMany(answered, 'ok'), howMany(answered, 'otp-session-expired')]).toEqual([1, 3]);
  const { rows } = await app.world.db.query('select id from users where mobile = $1', [mobile]);
  expect(rows).toHaveLength(1);
});

test('two browsers that confirm codes for one new number at once are let into one account', async () => {
  const mobile = freshMobile();
  const [one, other] = [freshBrowser(app), freshBrowser(app)];
  const first = await askForCode(one, app.world.db, mobile);
  app.clock.now += 31_000;
  const second = await askForCode(other, app.world.db, mobile);
  const answers = await Promise.all([
    one.call(confirmSignInCode, first),
    other.call(confirmSignInCode, second),
  ]);
  expect(codes(answers)).toEqual(['ok', 'ok']);
  expect(new Set(answers.map(({ value }) => value?.user.uid)).size).toBe(1);
  expect(answers.filter(({ value }) => value?.isNew)).toHaveLength(1);
});

test('ten requests for one number at once send one code', async () => {
  const mobile = freshMobile();
  const answers = await at(10, async () => {
    const client = freshBrowser(app);
    const captcha = await solveCaptcha(client, 'sign-in-code');
    return client.call(requestSignInCode, { mobile, captcha });
  });
  expect(howMany(codes(answers), 'ok')).toBe(1);
  const { rows } = await app.world.db.query('select id from codes where destination = $1', [
    mobile,
  ]);
  expect(rows).toHaveLength(1);
});

async function askForReset(email: string, via: 'link' | 'code' = 'code') {
  const client = freshBrowser(app);
  const captcha = await solveCaptcha(client, 'reset');
  const { value } = await client.call(requestReset, { email, via, captcha });
  return { client, challengeId: value!.challengeId };
}

test('the same reset code verified five times at once gives one token', async () => {
  const person = await insertStranger(app.world.db);
  const { client, challengeId } = await askForReset(person.email!);
  const code = await codeSentTo(app.world.db, person.email!);
  const answers = await at(5, () => client.call(verifyResetCode, { challengeId, code }));
  expect(howMany(codes(answers), 'ok')).toBe(1);
});

test('two resets with one token at once: one sets its password', async () => {
  const person = await insertStranger(app.world.db);
  await askForReset(person.email!, 'link');
  const link = (await lastMessageTo(app.world.db, person.email!))?.params.link ?? '';
  const token = link.split('#token=')[1]!;
  const passwords = ['First@Password', 'Second@Password', 'Third@Password'];
  const answers = await Promise.all(
    passwords.map((password) => freshBrowser(app).call(resetPassword, { token, password })),
  );
  expect(howMany(codes(answers), 'ok')).toBe(1);
  expect(howMany(codes(answers), 'otp-session-expired')).toBe(2);
  const winner = passwords[codes(answers).indexOf('ok')]!;
  const entered = await Promise.all(
    passwords.map((password) =>
      freshBrowser(app).call(signIn, { identifier: person.email!, password }),
    ),
  );
  expect(entered.map(({ status }) => status === 200)).toEqual(
    passwords.map((password) => password === winner),
  );
});

test('a reset token and a code for the same account: the first to be used ends the other', async () => {
  const person = await insertStranger(app.world.db);
  await askForReset(person.email!, 'link');
  const link = (await lastMessageTo(app.world.db, person.email!))?.params.link ?? '';
  app.clock.now += 31_000;
  const { client, challengeId } = await askForReset(person.email!);
  const code = await codeSentTo(app.world.db, person.email!);
  const token = link.split('#token=')[1]!;
  const done = await freshBrowser(app).call(resetPassword, { token, password: 'A-new-One-42' });
  expect(done.status).toBe(200);
  const late = await client.call(verifyResetCode, { challengeId, code });
  expect(late.refusal?.code).toBe('otp-session-expired');
});
