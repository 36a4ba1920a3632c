import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMobile, mobile, normaliseMobile } from './mobile.ts';
import { mobileTyped } from './mobile-typed.ts';

describe('SIGN-09 a mobile normalises itself', () => {
  test.each([
    ['9876543210', '+919876543210', 'ten digits'],
    ['+919876543210', '+919876543210', 'already as it should be'],
    ['+91 98765-43210', '+919876543210', 'non-digits are dropped'],
    [
      '919876543210',
      '+919876543210',
      'a leading 91 is dropped when more than ten digits are there',
    ],
    ['9123456789', '+919123456789', 'a mobile that itself begins with 91 survives (R19)'],
    ['+919123456789', '+919123456789', 'also behind the country code'],
    ['09876543210', '+919876543210', 'a leading 0 is dropped'],
    ['09123456789', '+919123456789', 'a leading 0 does not make 91 a country code'],
    ['0 91234 56789', '+919123456789', 'nor with spaces'],
    ['00919876543210', '+919876543210', 'the other way of dialling a country'],
    ['+9109876543210', '+919876543210', 'a 0 behind the country code'],
    ['98765432101234', '+919876543210', 'cut to ten digits'],
    ['९८७६५४३२१०', '+919876543210', 'Devanagari digits'],
    ['abc', '+91', 'letters only'],
    ['', '+91', 'nothing'],
    ['+91', '+91', 'the prefix alone'],
    ['+919', '+919', 'the first digit typed behind the prefix'],
  ])('%j → %s: %s', (typed, expected) => {
    expect(normaliseMobile(typed)).toBe(expected);
  });

  test('whatever is typed, it is +91 and at most ten digits, and normalising again changes nothing', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const once = normaliseMobile(text);
        expect(once).toMatch(/^\+91\d{0,10}$/);
        expect(normaliseMobile(once)).toBe(once);
      }),
    );
  });

  test('every mobile survives, however it is written', () => {
    const writings = fc.constantFrom('', '+91', '91', '0', '+91 ', '0091', '+91-');
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), writings, (number, before) => {
        expect(normaliseMobile(before + number)).toBe(`+91${number}`);
      }),
    );
  });
});

describe('a field that shows +91', () => {
  const deletedAt = (text: string, index: number) => text.slice(0, index) + text.slice(index + 1);

  test('gives the prefix back when one deletes into it', () => {
    expect(mobileTyped('+9', '+91')).toBe('+91');
    expect(mobileTyped('+99876543210', '+919876543210')).toBe('+919876543210');
    expect(mobileTyped('919876543210', '+919876543210')).toBe('+919876543210');
  });

  test('a number of ones can be deleted again', () => {
    expect(mobileTyped('+911', '+9111')).toBe('+911');
  });

  test('deleting any one character deletes that digit, or nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{0,9}$/), fc.nat(12), (number, index) => {
        const before = `+91${number}`;
        fc.pre(index < before.length);
        const left = index < 3 ? number : deletedAt(number, index - 3);
        expect(mobileTyped(deletedAt(before, index), before)).toBe(normaliseMobile(`+91${left}`));
      }),
    );
  });

  test('typing a number digit by digit arrives at that number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), (number) => {
        const shown = [...number].reduce(
          (field, digit) => mobileTyped(field + digit, field),
          '+91',
        );
        expect(shown).toBe(`+91${number}`);
      }),
    );
  });
});

test.each([
  ['+919876543210', true],
  ['+91987654321', false],
  ['+9198765432101', false],
  ['9876543210', false],
  ['+91987654321a', false],
  ['+919876543210\n', false],
  ['+91९८७६५४३२१०', false],
])('%j is a mobile: %s', (text, valid) => {
  expect(isMobile(text)).toBe(valid);
  expect(mobile.safeParse(text).success).toBe(valid);
});
