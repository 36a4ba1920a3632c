import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { aheadAfter, aheadAfterJump, hearClock, serverNow } from './server-clock.ts';

const noon = Date.parse('2026-11-21T06:30:00Z');
/** The house answers at noon; the telephone says another hour, and the answer takes a while. */
const answered = (telephoneAt: number, takesMs = 300) => ({
  writtenAt: noon,
  askedAt: telephoneAt,
  heardAt: telephoneAt + takesMs,
});

afterEach(() => void vi.useRealTimers());

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

test('a slow answer, or one without a Date header, does not set the clock', () => {
  expect(aheadAfter(5 * MINUTE, answered(noon, 11_000))).toBe(5 * MINUTE);
  expect(aheadAfter(5 * MINUTE, answered(noon, -1))).toBe(5 * MINUTE);
  expect(aheadAfter(7, { ...answered(noon), writtenAt: Number.NaN })).toBe(7);
});

test('a telephone that is set right where there is no signal is known to be right', () => {
  for (const wrong of [-40, -3, 90, 26 * 60].map((minutes) => minutes * MINUTE))
    expect(aheadAfterJump(wrong, wrong + 800)).toBe(0);
});

test('a telephone that has slept, or was set to another wrong hour, is as wrong as it was known to be', () => {
  expect(aheadAfterJump(40 * MINUTE, 3 * MINUTE)).toBe(40 * MINUTE);
  expect(aheadAfterJump(40 * MINUTE, -40 * MINUTE)).toBe(40 * MINUTE);
  // It was right, or nearly.
  for (const known of [0, 700, -700])
    for (const jump of [0, 500, 30 * MINUTE]) expect(aheadAfterJump(known, jump)).toBe(known);
});

test('the server’s time stays right when the telephone corrects its own clock', () => {
  const slow = noon - 40 * MINUTE;
  vi.useFakeTimers({ toFake: ['Date'], now: slow });
  const date = new Date(noon).toUTCString();
  hearClock(new Response(null, { headers: { date } }), slow);
  expect(Math.abs(serverNow() - noon)).toBeLessThanOrEqual(1000);
  vi.setSystemTime(noon);
  for (let look = 0; look < 2; look += 1) expect(serverNow()).toBe(noon);
});
