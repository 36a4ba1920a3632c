import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usableCredit } from './crediting.ts';

const free = { isHeld: false };
const amounts = fc.integer({ min: 0, max: 2_000_000 });

test('credit pays all that is due, or as far as it reaches; of a booking that waits for its money all or nothing', () => {
  expect(usableCredit(90_000, 80_000, free)).toBe(80_000);
  expect(usableCredit(30_000, 80_000, free)).toBe(30_000);
  expect(usableCredit(30_000, 80_000, { isHeld: true })).toBe(0);
  expect(usableCredit(80_000, 80_000, { isHeld: true })).toBe(80_000);
});

test('the rest is either nothing or at least the least amount of a gateway', () => {
  expect(usableCredit(79_950, 80_000, free)).toBe(79_900);
  expect(usableCredit(50, 99, free)).toBe(0);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 100, max: 2_000_000 }), (balance, due) => {
      const left = due - usableCredit(balance, due, free);
      expect(left === 0 || left >= 100).toBe(true);
      expect(due - left).toBeLessThanOrEqual(balance);
    }),
  );
});
