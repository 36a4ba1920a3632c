import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '#contract/public/sign-in.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { answerSignIn, answerSignUp } from './identity.ts';

vi.mock('#server/platform/secrets/argon2id.ts', async (importOriginal) => {
  const refuseWork = () => Promise.reject(new Overloaded('full'));
  return { ...(await importOriginal<object>()), verifySecret: refuseWork, hashSecret: refuseWork };
});

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers: [answerSignIn, answerSignUp] });
});
afterAll(() => app.close());

test('in a flood of passwords one is asked to come back in a moment', async () => {
  const password = 'Chandani@2026';
  const entered = await app.client().call(signIn, { identifier: 'asha@example.com', password });
  const applied = await app.client().call(signUp, {
    fullName: 'Asha Kulkarni',
    email: 'asha@example.com',
    mobile: '+915000000001',
    password,
    acceptedTerms: true,
  });
  for (const { status, headers, refusal } of [entered, applied]) {
    expect([status, refusal?.code]).toEqual([429, 'too-many-requests']);
    expect(headers.get('retry-after')).toBe('5');
  }
});
