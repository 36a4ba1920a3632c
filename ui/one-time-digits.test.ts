import { expect, test } from 'vitest';
import { codeOf } from './one-time-digits.ts';

test.each([
  ['12', '12'],
  ['123 456', '123456'],
  ['123-456-99', '123456'],
  ['१२३४५६', '123456'],
  ['12345678', '123456'],
  ['abc', ''],
  ['2 items: 481920 is your OTP to log in to AANGAN. Valid for 10 minutes.', '481920'],
  ['AANGAN में लॉगिन के लिए OTP 481920 है। 10 मिनट मान्य।', '481920'],
])('of %j it takes %j', (text, code) => {
  expect(codeOf(text)).toBe(code);
});
