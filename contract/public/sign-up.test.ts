import { describe, expect, test } from 'vitest';
import { signUp } from './sign-up.ts';

const asha = {
  fullName: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '+919820012345',
  password: 'Aangan@2026',
  acceptedTerms: true,
};

const complaints = (input: unknown): string[] =>
  signUp.input.safeParse(input).error?.issues.map(({ path, message }) => `${path}: ${message}`) ??
  [];

test('a complete sign-up is accepted, in English unless said otherwise', () => {
  expect(signUp.input.parse(asha)).toEqual({ ...asha, language: 'en' });
});

describe('the checks run in the order of specification §5', () => {
  const wrong = {
    fullName: 'A',
    email: 'a',
    mobile: '98',
    password: 'short',
    acceptedTerms: false,
  };
  const order = [
    ['fullName', 'fullName: full-name-too-short'],
    ['email', 'email: invalid-email'],
    ['mobile', 'mobile: mobile-format'],
    ['password', 'password: password-too-short'],
    ['acceptedTerms', 'acceptedTerms: terms-not-accepted'],
  ] as const;

  test('so that the first complaint is about the first wrong field', () => {
    const input: Record<string, unknown> = { ...wrong };
    for (const [field, complaint] of order) {
      expect(complaints(input)[0]).toBe(complaint);
      input[field] = asha[field];
    }
    expect(complaints(input)).toEqual([]);
  });
});

test('nobody signs up with a role of their own choice', () => {
  expect(signUp.input.parse({ ...asha, roles: ['admin'] })).not.toHaveProperty('roles');
});
