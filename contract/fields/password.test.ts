import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { password, passwordStrength } from './password.ts';

describe('SIGN-10 password strength', () => {
  test.each([
    ['', 'none'],
    ['Aa1@', 'weak'],
    ['Aa1@aaa', 'weak'],
    ['Aa1@aaaa', 'strong'],
    ['aaaaaaaa', 'medium'],
    ['Aaaaaaaa', 'medium'],
    ['Aaaaaaa1', 'medium'],
    ['AAAAAA1@', 'medium'],
    ['aaaaaa1@', 'medium'],
    ['Aaaaaaa@', 'medium'],
    ['Aaaaaa1#', 'medium'],
    ['Aangan@2026', 'strong'],
  ])('%j is %s', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength);
  });

  test.each([...'@$!%*?&'])('%s is a character that makes strong', (special) => {
    expect(passwordStrength(`Aaaaaa1${special}`)).toBe('strong');
  });

  test('no text of fewer than eight characters is more than weak, none longer is less than medium', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (text) => {
        const isShort = text.length < 8;
        expect(['weak', isShort ? 'weak' : 'medium', isShort ? 'weak' : 'strong']).toContain(
          passwordStrength(text),
        );
        expect(passwordStrength(text) === 'weak').toBe(isShort);
      }),
    );
  });
});

test.each([
  ['1234567', 'password-too-short'],
  ['x'.repeat(201), 'password-too-long'],
])('%s is refused', (text, code) => {
  expect(password.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([code]);
});

test('a password is taken as it is, blanks at its ends included', () => {
  expect(password.parse('  pass word  ')).toBe('  pass word  ');
});
