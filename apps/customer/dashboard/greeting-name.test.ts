import { expect, test } from 'vitest';
import { dashboard } from '#i18n/en/dashboard.ts';
import { greetingName } from './greeting-name.ts';

test('DASH-02 the greeting names the full name, else the email, else the mobile, else User', () => {
  const person = { fullName: 'Asha Kulkarni', email: 'asha@example.com', mobile: '+919876543210' };
  const greeting = (changes: Partial<Record<keyof typeof person, string | null>>) =>
    dashboard.welcome({ name: greetingName({ ...person, ...changes }, dashboard.user) });

  expect(greeting({})).toBe('Welcome, Asha Kulkarni');
  expect(greeting({ fullName: null })).toBe('Welcome, asha@example.com');
  expect(greeting({ fullName: '  ', email: null })).toBe('Welcome, +919876543210');
  expect(greeting({ fullName: null, email: null, mobile: '' })).toBe('Welcome, User');
});
