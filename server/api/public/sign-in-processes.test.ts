import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { readSession } from '#contract/public/read-session.ts';
import { readSignInMethods } from '#contract/public/read-sign-in-methods.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { newId } from '#kernel/ids.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { cast } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { lastMessageTo, otherThan, solveCaptcha } from '#testing/sign-in-stage.ts';

describe('two servers on one database', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ servers: 2 });
  });
  afterAll(() => product.close());

  test('a code asked for at one is confirmed at the other, its tries counted at both, across a crash', async () => {
    const client = createClient(product.urls[0]!);
    // A claim only: a person who proves it gets an account of their own.
    const mobile = '+915000000099';
    await product.db.query('update users set mobile = $1, mobile_proven_at = null where id = $2', [
      mobile,
      cast.asha.id,
    ]);
    const captcha = await solveCaptcha(client, 'sign-in-code');
    const { value } = await client.call(requestSignInCode, { mobile, captcha });
    const { challengeId } = value!;
    const keys = keysFrom(serverSecret(product.dataFolder));
    const sent = await lastMessageTo(product.db, mobile, keys);
    const code = sent?.params.code ?? '';
    expect(code).toMatch(/^\d{6}$/);

    const other = createClient(product.urls[1]!);
    for (const [name, cookie] of client.cookies) other.cookies.set(name, cookie);
    await product.crash(0);
    const wrong = { challengeId, code: otherThan(code) };
    const guesses = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        (index % 2 === 0 ? client : other).call(confirmSignInCode, wrong),
      ),
    );
    expect(guesses.map(({ refusal }) => refusal?.code)).toEqual(
      Array(4).fill('invalid-verification-code'),
    );
    const entered = await other.call(confirmSignInCode, { challengeId, code });
    expect(entered.value).toMatchObject({ isNew: true, canJoin: true });
    expect((await other.call(readSession, {})).value?.user?.mobile).toBe(mobile);
    expect(product.logged()).not.toContain(code);
    expect(product.logged()).not.toContain(mobile.slice(3));
  });

  test('a captcha solved once is spent at both', async () => {
    const [one, other] = product.urls.map((url) => createClient(url));
    const captcha = await solveCaptcha(one!, 'sign-in-code');
    const answers = await Promise.all([
      one!.call(requestSignInCode, { mobile: '+915000000801', captcha }),
      other!.call(requestSignInCode, { mobile: '+915000000802', captcha }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('in production, with nothing configured', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({
      environment: {
        NODE_ENV: 'production',
        PAYMENT_PROVIDER: 'razorpay',
        RAZORPAY_KEY_ID: 'rzp_live_1',
        RAZORPAY_KEY_SECRET: 'hunter2',
        RAZORPAY_WEBHOOK_SECRET: 'hunter3',
        HOST: '127.0.0.1',
        AANGAN_BRAND_NAME: 'Aangan',
        AANGAN_SUPPORT_EMAIL: 'help@aangan.example',
        AANGAN_SUPPORT_PHONE: '+912255500142',
        AANGAN_MESSAGING_NUMBER: '912255500142',
        AANGAN_SOURCE_URL: 'https://code.example/aangan',
        AANGAN_SECRET: 'a secret of more than thirty-two characters',
        AANGAN_LEGAL_NAME: 'Courtyard Services Private Limited',
        AANGAN_GSTIN: '27AAPFU0939F1ZV',
        AANGAN_LEGAL_ADDRESS: '5 Test Lane, Mumbai 400058',
        AANGAN_WITHOUT_MESSAGES: 'on',
      },
    });
  });
  afterAll(() => product.close());

  test('people of the demonstration, whose password everybody knows, cannot sign in', async () => {
    const { rows } = await product.db.query(
      `select count(*)::int as open from users where mobile like '+915%' and disabled_at is null`,
    );
    expect(rows).toEqual([{ open: 0 }]);
    const answer = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ identifier: 'meera@example.com', password: 'Aangan@2026' }),
    });
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'user-disabled' }]);
  });

  test('every answer says what a browser may do with it, be it about nothing', async () => {
    const fixed = [
      '/nothing-here',
      '/healthz',
      '/readyz',
      '/.well-known/security.txt',
      '/dev/outbox',
    ];
    const beside = [
      '/api/nothing',
      '/api/docs',
      '/api/openapi.json',
      '/api/payment/return/razorpay',
    ];
    const files = [
      `/api/tax-documents/${newId()}/pdf`,
      `/api/visit-photos/${newId()}`,
      '/api/karigar/earnings/2026-11-23/pdf',
    ];
    const social = ['/api/auth/social/google/start', '/api/auth/social/google/callback'];
    const hooks = ['payment/razorpay', 'payment/nobody', 'payouts', 'messages/sms/guess'];
    const gets = [...fixed, ...beside, ...files, ...social, '/api/webhooks/messages/whatsapp'];
    const asked = [
      ...gets.map((path) => ({ method: 'GET', path })),
      ...hooks.map((hook) => ({ method: 'POST', path: `/api/webhooks/${hook}` })),
      ...operations,
    ];
    for (const { method, path } of asked) {
      const body = method === 'GET' ? null : '{';
      const answer = await fetch(product.url + path, { method, body, redirect: 'manual' });
      expectHeaders(`${method} ${path} ${answer.status}`, answer.headers);
      await answer.body?.cancel();
    }
  });

  test('the outbox of development is not there', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      const response = await fetch(`${product.url}${path}`);
      expect(response.status, path).toBe(404);
    }
  });

  test('methods that are not configured are not enabled: codes without a channel, companies without an account', async () => {
    const client = createClient(product.url);
    const { value } = await client.call(readSignInMethods, {});
    expect(value).toMatchObject({ mobileCode: false, social: [], customToken: false });
    const captcha = await solveCaptcha(client, 'sign-in-code');
    const mobile = '+919820012345';
    const asked = await client.call(requestSignInCode, { mobile, captcha });
    expect(asked.refusal?.code).toBe('operation-not-allowed');
    const reset = await client.call(requestReset, { email: 'asha@example.com', captcha });
    expect(reset.refusal?.code).toBe('operation-not-allowed');
    const social = await client.send('GET', '/api/auth/social/google/start');
    expect(await social.text()).toContain('data-code="operation-not-allowed"');
  });
});

function expectHeaders(what: string, headers: Headers): void {
  const wanted = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining('default-src'),
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
  };
  const said = Object.keys(wanted).map((name) => [name, headers.get(name)]);
  expect([what, Object.fromEntries(said)]).toEqual([what, wanted]);
}
