import { expect, test } from 'vitest';
import { awaitedBy } from './awaited-by.ts';

const words = { nightBefore: ({ day }: { day: string }) => `the night before ${day}` };
const shown = (by: string, kind: 'assign' | 'call-off' = 'assign') =>
  awaitedBy({ kind, by: `${by}:00+05:30` }, 'en', words);

test('an answer that comes in the night at the latest is awaited in the night before that morning', () => {
  expect(shown('2026-12-08T03:00')).toMatch(/^the night before Tue,? 8 Dec$/);
  expect(shown('2026-12-07T23:00')).toMatch(/^the night before Tue,? 8 Dec$/);
});

test('by day, and of an end that the clock keeps to the minute, the time is said', () => {
  expect(shown('2026-12-08T07:00')).toMatch(/^Tue,? 8 Dec, 7:00\u00a0AM$/);
  expect(shown('2026-12-08T05:00', 'call-off')).toMatch(/^Tue,? 8 Dec, 5:00\u00a0AM$/);
});
