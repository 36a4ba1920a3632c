import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaptchaPurpose } from '#contract/fields/captcha.ts';
import { readCaptcha } from '#contract/public/read-captcha.ts';
import { readSignInMethods } from '#contract/public/read-sign-in-methods.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { effortFor } from '#server/modules/identity/captcha.ts';
import type { Client } from '#testing/client.ts';
import {
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  solveCaptcha,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
let strict: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
  strict = await startSignInServer({ captchaAtSignUp: true });
});
afterAll(() => Promise.all([app.close(), strict.close()]));

const askWith = (client: Client, captcha: string, mobile = freshMobile()) =>
  client.call(requestSignInCode, { mobile, captcha });

const application = () => ({
  fullName: 'Imran Shaikh',
  email: `${newId()}@example.com`,
  mobile: freshMobile(),
  password: 'Chandani@2026',
  acceptedTerms: true as const,
});

test('API-03 a six-digit code is sent to a +91 number after an invisible captcha, and not without one', async () => {
  const client = freshBrowser(app);
  const [mobile, other] = [freshMobile(), freshMobile()];
  const captcha = await solveCaptcha(client, 'sign-in-code');
  expect((await askWith(client, captcha, mobile)).status).toBe(200);
  expect(await codeSentTo(app.world.db, mobile)).toMatch(/^\d{6}$/);
  const without = await client.send('POST', requestSignInCode.path, { mobile: other });
  expect(without.status).toBe(422);
  expect((await askWith(client, 'bm90IHNvbHZlZA==', other)).refusal?.code).toBe(
    'captcha-check-failed',
  );
  expect(await lastMessageTo(app.world.db, other)).toBeUndefined();
});

test('a solution is good once', async () => {
  const client = freshBrowser(app);
  const captcha = await solveCaptcha(client, 'sign-in-code');
  expect((await askWith(client, captcha)).status).toBe(200);
  const again = await askWith(client, captcha);
  expect([again.status, again.refusal?.code]).toEqual([400, 'captcha-check-failed']);
});

test('one solution sent ten times at once counts once', async () => {
  const client = freshBrowser(app);
  const captcha = await solveCaptcha(client, 'sign-in-code');
  const answers = await Promise.all(Array.from({ length: 10 }, () => askWith(client, captcha)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each<[CaptchaPurpose, boolean]>([
  ['sign-up', false],
  ['reset', false],
  ['sign-in-code', true],
])('a solution for %s asks for a sign-in code: %s', async (purpose, good) => {
  const client = freshBrowser(app);
  const { status } = await askWith(client, await solveCaptcha(client, purpose));
  expect(status === 200).toBe(good);
});

test('a solution is worth nothing after five minutes', async () => {
  const client = freshBrowser(app);
  const captcha = await solveCaptcha(client, 'sign-in-code');
  app.clock.now += 5 * MINUTE;
  expect((await askWith(client, captcha)).refusal?.code).toBe('captcha-check-failed');
});

test('a reset is asked for with a captcha too', async () => {
  const client = freshBrowser(app);
  const email = 'nobody@example.com';
  const wrong = await client.call(requestReset, { email, captcha: 'bm90IHNvbHZlZA==' });
  expect([wrong.status, wrong.refusal?.code]).toEqual([400, 'captcha-check-failed']);
  const captcha = await solveCaptcha(client, 'reset');
  expect((await client.call(requestReset, { email, captcha })).status).toBe(200);
});

test('signing up needs one where the server asks for it, and a wrong one is refused everywhere', async () => {
  const methods = async (one: TestServer) =>
    (await freshBrowser(one).call(readSignInMethods, {})).value?.captchaAtSignUp;
  expect([await methods(app), await methods(strict)]).toEqual([false, true]);

  const client = freshBrowser(strict);
  const without = await client.call(signUp, application());
  expect([without.status, without.refusal?.code]).toEqual([400, 'captcha-check-failed']);
  const captcha = await solveCaptcha(client, 'sign-up');
  expect((await client.call(signUp, { ...application(), captcha })).status).toBe(200);

  const lenient = freshBrowser(app);
  expect((await lenient.call(signUp, application())).status).toBe(200);
  const wrong = await lenient.call(signUp, { ...application(), captcha: 'bm90IHNvbHZlZA==' });
  expect(wrong.refusal?.code).toBe('captcha-check-failed');
});

test('the work is little on an ordinary day, and grows for a network that asks and asks', async () => {
  const effortAfter = (ofNetwork: number, ofDeps = ofNetwork) => effortFor({ ofNetwork, ofDeps });
  expect([1, 30, 31, 101, 301].map((asked) => effortAfter(asked))).toEqual([1, 1, 2, 4, 8]);
  expect(effortAfter(1, 1_501)).toBe(2);
  expect(effortAfter(10_000)).toBe(16);

  const client = freshBrowser(app);
  const nonces = new Set<string>();
  for (let asked = 0; asked < 5; asked += 1) {
    const { value } = await client.call(readCaptcha, { purpose: 'reset' });
    nonces.add(value!.challenge.parameters.nonce);
  }
  expect(nonces.size).toBe(5);
});
