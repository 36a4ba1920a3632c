import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { decideRepeatedSignUp } from './sign-up.ts';

const NOW = 1_795_000_000_000;
const account = { disabled: false, createdAt: NOW - MINUTE, passwordMatches: true };
const inUse = { ok: false, refusal: { code: 'email-already-in-use' } };

test('the same sign-up a minute later signs in', () => {
  expect(decideRepeatedSignUp(account, NOW)).toEqual({ ok: true, value: account });
});

test.each([
  ['another password', { passwordMatches: false }],
  ['an account made earlier', { createdAt: NOW - MINUTE - 1 }],
  ['a disabled account', { disabled: true }],
])('%s: the address is in use', (_, difference) => {
  expect(decideRepeatedSignUp({ ...account, ...difference }, NOW)).toEqual(inUse);
});
