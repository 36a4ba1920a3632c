import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { NOW } from '#testing/now.ts';
import { alarmOfChange, isSamePayee, payeeOf, shownPayeeOf, usableFrom } from './payee.ts';

test('a UPI address is enough to be paid at, an account only with the code of its branch', () => {
  expect(payeeOf({ upiAddress: 'ravi@okbank' })).toEqual({
    ...{ upiAddress: 'ravi@okbank', bankAccount: null, ifsc: null },
  });
  expect(payeeOf({ bankAccount: '123456789012' })).toBeUndefined();
  const account = payeeOf({ bankAccount: '123456789012', ifsc: 'SBIN0001234' });
  expect(account && shownPayeeOf(account)).toEqual({
    ...{ upiAddress: null, accountEnding: '9012', ifsc: 'SBIN0001234' },
  });
  expect(isSamePayee(account, payeeOf({ bankAccount: '123456789012', ifsc: 'SBIN0001234' }))).toBe(
    true,
  );
  expect(isSamePayee(account, payeeOf({ upiAddress: 'ravi@okbank' }))).toBe(false);
});

test('a new one is used after a day, and where the mobile itself is new three days after that was proven', () => {
  expect(usableFrom(NOW, NOW - 400 * DAY)).toBe(NOW + DAY);
  expect(usableFrom(NOW, NOW - HOUR)).toBe(NOW - HOUR + 3 * DAY);
  expect(usableFrom(NOW, NOW - 2 * DAY)).toBe(NOW + DAY);
});

test('somebody asks the Karigar where a contact or a device is new, or pay leaves within a day of its use', () => {
  const [usableAt, mobileProvenAt] = [NOW + DAY, NOW - 400 * DAY];
  const known = { usableAt, mobileProvenAt, contactChanged: false, newDevice: false };
  const quiet = { ...known, paydayAt: usableAt + DAY };
  expect(alarmOfChange(quiet, NOW)).toBeUndefined();
  expect(alarmOfChange({ ...quiet, paydayAt: usableAt + DAY - 1 }, NOW)).toBe('paid-soon');
  expect(alarmOfChange({ ...quiet, newDevice: true }, NOW)).toBe('new-device');
  expect(alarmOfChange({ ...quiet, contactChanged: true }, NOW)).toBe('new-contact');
  expect(alarmOfChange({ ...quiet, mobileProvenAt: NOW - 6 * DAY }, NOW)).toBe('new-contact');
});
