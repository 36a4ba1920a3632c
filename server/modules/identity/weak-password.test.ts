import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isTooWeak } from './weak-password.ts';

const nobody = {};

test('ten thousand passwords are known that everybody tries first', () => {
  expect(COMMON_PASSWORDS.size).toBe(10_000);
  for (const password of ['1qaz2wsx', 'iloveyou1', 'abc123456', 'QWERTY123', 'Superman'])
    expect(isTooWeak(password, nobody), password).toBe(true);
});

test.each([
  'sachin123',
  'Mumbai2026',
  'Aangan@2026',
  'aangan!!1',
  'P@ssw0rd#7',
  '2026Mumbai',
  'Ganesh@108',
])('a name or word of here with a number is as weak: %s', (password) => {
  expect(isTooWeak(password, nobody)).toBe(true);
});

test.each([
  'Chandani@2026',
  'mumbai-monsoon-umbrella',
  'tA7#kd92Lq',
  'पाऊस आणि चहा',
  'correct horse battery',
])('an uncommon password is accepted: %s', (password) => {
  expect(isTooWeak(password, nobody)).toBe(false);
});

test('a name, e-mail address or mobile is no password', () => {
  const asha = { fullName: 'Asha Kulkarni', email: 'asha.k@example.com', mobile: '+919820012345' };
  for (const password of ['ashakulkarni', '9820012345', 'asha.k@example.com', 'Asha Kulkarni'])
    expect(isTooWeak(password, asha), password).toBe(true);
});
