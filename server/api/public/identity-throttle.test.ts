import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/public/sign-in.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { MINUTE } from '#kernel/time.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { cast, DEMO_PASSWORD, insertPerson } from '#testing/cast.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerSignIn, answerSignUp } from './identity.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers: [answerSignIn, answerSignUp], trustedProxies: 0 });
  await insertPerson(app.world.db, cast.asha);
});
afterAll(() => app.close());

test('R20 too many attempts really are limited, with the time to come back', async () => {
  app.clock.now = NOW + 5 * MINUTE;
  const wrong = { identifier: cast.asha.email, password: 'wrong-password' };
  for (let index = 0; index < limits['sign-in/identifier-and-network'].attempts; index += 1) {
    // Without a proxy of ours in front, nobody gets a fresh counter by naming another address.
    const { status } = await app.client({ address: `203.0.113.${index}` }).call(signIn, wrong);
    expect(status).toBe(401);
  }
  const right = { ...wrong, password: DEMO_PASSWORD };
  const { status, headers, refusal } = await app.client().call(signIn, right);
  expect([status, refusal?.code]).toEqual([429, 'too-many-requests']);
  expect(headers.get('retry-after')).toBe(String(10 * 60));

  app.clock.now = NOW + 15 * MINUTE;
  expect((await app.client().call(signIn, right)).status).toBe(200);
});

test('sign-ups that ask whether an address has an account are limited too', async () => {
  const form = {
    fullName: 'Somebody',
    email: cast.asha.email,
    mobile: '+915000000001',
    password: 'not-her-password',
    acceptedTerms: true as const,
  };
  const codes: (string | undefined)[] = [];
  for (let index = 0; index <= limits['sign-up/email-and-range'].attempts; index += 1) {
    codes.push((await app.client().call(signUp, form)).refusal?.code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['email-already-in-use']));
  expect(codes.at(-1)).toBe('too-many-requests');
});
