import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterOf, isLeaked } from './leaked-passwords.ts';

test.each(['sachin123', 'Priyanka1', 'omsairam', 'lakshmi1', 'iloveyou2', 'Superman1'])(
  'a password that stands in leaked lists is known, in capitals or not: %s',
  (password) => {
    expect(isLeaked(password)).toBe(true);
  },
);

test('of thirty thousand passwords that nobody has chosen none looks leaked', () => {
  const made = Array.from({ length: 30_000 }, (_, index) =>
    createHash('sha256').update(`made up ${index}`).digest('base64').slice(0, 12),
  );
  expect(made.filter(isLeaked)).toEqual([]);
  for (const own of ['Chandani@2026', 'correct horse battery', 'पाऊस आणि चहा'])
    expect(isLeaked(own)).toBe(false);
});

test('the filter is as full as the list of decision 0820 makes it', () => {
  const setIn = (bits: Uint8Array) =>
    bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  expect(setIn(filterOf(['one-of-a-list']))).toBe(16);
  const kept = readFileSync(new URL('leaked-passwords.bin', import.meta.url));
  const bits = kept.length * 8;
  expect(setIn(kept) / bits).toBeCloseTo(1 - Math.exp((-16 * 474_743) / bits), 3);
});
