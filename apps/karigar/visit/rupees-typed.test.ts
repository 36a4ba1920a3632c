import { expect, test } from 'vitest';
import { rupeesTyped } from './rupees-typed.ts';

test.each([
  ['950', 950_00],
  ['1,250', 1250_00],
  ['₹ 99.50', 99_50],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['12.345', undefined],
])('%j is %s paise', (text, paise) => expect(rupeesTyped(text)).toBe(paise));
