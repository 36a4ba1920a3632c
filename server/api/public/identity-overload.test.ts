import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '#contract/public/sign-in.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { Overloaded } from '#server/platform/secrets/lanes.ts';
import { type House, openHouse } from '#testing/open-house.ts';
import { answerSignIn, answerSignUp } from './identity.ts';

vi.mock('#server/platform/secrets/argon2id.ts', async (importOriginal) => {
  const refuseWork = () => Promise.reject(new Overloaded('full'));
  return { ...(await importOriginal<object>()), verifySecret: refuseWork, hashSecret: refuseWork };
});

let house: House;
beforeAll(async () => {
  house = await openHouse({ answers: [answerSignIn, answerSignUp] });
});
afterAll(() => house.close());

test('in a flood of passwords one is asked to come back in a moment', async () => {
  const password = 'Aangan@2026';
  const entered = await house.client().call(signIn, { identifier: 'asha@example.com', password });
  const applied = await house.client().call(signUp, {
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
