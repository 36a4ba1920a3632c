import { expect, test } from 'vitest';
import { comparisonsFor, decideSignIn } from './sign-in.ts';

const account = (id: string, passwordMatches: boolean, disabled = false) => ({
  id,
  passwordMatches,
  disabled,
});
const quiet = { tellAccountsApart: false };
const telling = { tellAccountsApart: true };

test('R20 the account whose password it is signs in, the first of several', () => {
  const claimants = [account('a', false), account('b', true), account('c', true)];
  expect(decideSignIn(claimants, quiet)).toMatchObject({ ok: true, value: { id: 'b' } });
});

test('R20 by default an unknown account and a wrong password get the same answer', () => {
  expect(decideSignIn([], quiet)).toEqual(decideSignIn([account('a', false)], quiet));
  expect(decideSignIn([], quiet)).toMatchObject({ refusal: { code: 'invalid-credential' } });
});

test('R20 one switch tells them apart', () => {
  expect(decideSignIn([], telling)).toMatchObject({ refusal: { code: 'user-not-found' } });
  expect(decideSignIn([account('a', false)], telling)).toMatchObject({
    refusal: { code: 'wrong-password' },
  });
});

test('only who knows the password learns that an account is disabled', () => {
  expect(decideSignIn([account('a', true, true)], quiet)).toMatchObject({
    refusal: { code: 'user-disabled' },
  });
  expect(decideSignIn([account('a', false, true)], quiet)).toMatchObject({
    refusal: { code: 'invalid-credential' },
  });
});

test('an enabled account of the same password goes before a disabled one', () => {
  expect(decideSignIn([account('a', true, true), account('b', true)], quiet)).toMatchObject({
    value: { id: 'b' },
  });
});

test('how many passwords are compared depends on the kind of identifier alone', () => {
  expect([comparisonsFor('email'), comparisonsFor('nothing'), comparisonsFor('mobile')]).toEqual([
    1, 1, 3,
  ]);
});
