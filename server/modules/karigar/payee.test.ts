import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { NOW } from '#testing/now.ts';
import { isSamePayee, payeeOf, shownPayeeOf, usableFrom } from './payee.ts';

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
