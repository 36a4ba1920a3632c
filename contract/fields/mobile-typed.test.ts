import { describe, expect, test } from 'vitest';
import { mobileTyped } from './mobile-typed.ts';

describe('SIGN-09 the mobile field puts itself right while it is typed or pasted', () => {
  const cases: readonly [what: string, before: string, text: string, after: string][] = [
    ['the first digit', '+91', '+919', '+919'],
    ['a number that begins with 91', '+9191', '+91912', '+91912'],
    ['a pasted national number', '+91', '+919820012345', '+919820012345'],
    ['a number pasted over everything', '+9198', '9820012345', '+919820012345'],
    ['a pasted number that ends as the prefix does', '+91', '9820044551', '+919820044551'],
    ['one that ends as the number before it did', '+919', '9820044519', '+919820044519'],
    ['a pasted 9123456789 survives', '+91', '9123456789', '+919123456789'],
    [
      'a pasted number with country code, blanks and dashes',
      '+91',
      '+91 98200-12345',
      '+919820012345',
    ],
    ['a leading 91 of twelve digits is dropped', '+91', '919820012345', '+919820012345'],
    ['a leading 0 is dropped', '+91', '09820012345', '+919820012345'],
    ['an eleventh digit is cut', '+919820012345', '+9198200123456', '+919820012345'],
    ['letters are dropped', '+9198', '+9198a', '+9198'],
    ['a digit typed before the prefix', '+91', '9+91', '+919'],
    ['a digit typed inside the prefix', '+91820', '+991820', '+919820'],
    ['backspace in an empty field', '+91', '+9', '+91'],
    ['backspace at the beginning of a number', '+919820', '+99820', '+919820'],
    ['the plus deleted', '+919820012345', '919820012345', '+919820012345'],
    ['backspace at the end', '+919820', '+91982', '+91982'],
    ['a digit deleted in the middle', '+919820', '+91920', '+91920'],
    ['everything deleted', '+919820', '', '+91'],
    ['one digit typed over everything', '+919820', '7', '+917'],
  ];
  test.each(cases)('%s', (_, before, text, after) => {
    expect(mobileTyped(text, before)).toBe(after);
  });
});
