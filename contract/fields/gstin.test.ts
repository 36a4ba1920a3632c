import { expect, test } from 'vitest';
import { gstin, isGstin } from './gstin.ts';

// The example of the tax office's own manuals.
const GSTIN = '27AAPFU0939F1ZV';
const saidOf = (text: string) => gstin.safeParse(text).error?.issues.map(({ message }) => message);

test('a GSTIN is known by its form and its check character', () => {
  expect(isGstin(GSTIN)).toBe(true);
  for (const wrong of [
    '27AAPFU0939F1ZW',
    '27AAPFU0939F1Z',
    '27aapfu0939f1zv',
    'DEMO-NOT-A-GSTIN',
    '27AAPFU0939F1ZV\n',
  ])
    expect(isGstin(wrong)).toBe(false);
});

test('one slip of a finger is always noticed: any other character in any one place', () => {
  for (const at of GSTIN.split('').keys())
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (other !== GSTIN[at]) {
        expect(isGstin(GSTIN.slice(0, at) + other + GSTIN.slice(at + 1))).toBe(false);
      }
});

test('is taken as people type it, and said why not', () => {
  expect(gstin.safeParse(' 27 aapfu0939f 1zv ').data).toBe(GSTIN);
  expect(saidOf('27AAPFU0939F1ZW')).toEqual(['gstin-invalid']);
  expect(saidOf('29AAGCB7383J1Z4')).toEqual(['gstin-not-maharashtra']);
  expect(saidOf('')).toEqual(['gstin-invalid']);
});
