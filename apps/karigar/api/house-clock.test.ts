import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { aheadAfter } from './house-clock.ts';

const noon = Date.parse('2026-11-21T06:30:00Z');
/** The house answers at noon; the telephone says another hour, and the answer takes a while. */
const answered = (telephoneAt: number, takesMs = 300) => ({
  writtenAt: noon,
  askedAt: telephoneAt,
  heardAt: telephoneAt + takesMs,
});

test('a telephone that is right stays right, however slow its line is', () => {
  for (const takesMs of [10, 300, 2_000, 9_000])
    expect(aheadAfter(0, answered(noon, takesMs))).toBe(0);
});

test('a telephone that is slow or fast by minutes or days is known to be', () => {
  for (const wrong of [-40, -3, 3, 90, 26 * 60].map((minutes) => minutes * MINUTE)) {
    const ahead = aheadAfter(0, answered(noon + wrong));
    expect(Math.abs(ahead + wrong)).toBeLessThan(1_000);
    // Said again it is not news.
    expect(aheadAfter(ahead, answered(noon + wrong, 700))).toBe(ahead);
  }
});

test('an answer that was long on its way, or that says no hour, changes nothing', () => {
  expect(aheadAfter(5 * MINUTE, answered(noon, 11_000))).toBe(5 * MINUTE);
  expect(aheadAfter(5 * MINUTE, answered(noon, -1))).toBe(5 * MINUTE);
  expect(aheadAfter(7, { ...answered(noon), writtenAt: Number.NaN })).toBe(7);
});
