import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const instant = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('an id is a UUID of version 7', () => {
  fc.assert(
    fc.property(instant, (now) => {
      expect(newId(now)).toMatch(UUID_7);
    }),
  );
});

test('it begins with its millisecond, so that later ids sort later', () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      fc.pre(one !== other);
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((now) => newId(now));
      expect(Number.parseInt((first ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(
        Math.min(one, other),
      );
      expect((first ?? '') < (second ?? '')).toBe(true);
    }),
  );
});

test('ten thousand of one millisecond are ten thousand', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
});
