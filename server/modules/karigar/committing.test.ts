import { expect, test } from 'vitest';
import { DAY, instantInIndia, MINUTE } from '#kernel/time.ts';
import { decideCommitment } from './committing.ts';

/** A Saturday at noon. */
const NOON = instantInIndia('2026-11-21', 12 * 60);
const EVENING = instantInIndia('2026-11-21', 20 * 60);
const WORK = { shifts: [{ weekday: 1 }, { weekday: 0 }], isOff: false, saidAt: NOON - DAY };

test.each([
  ['a day on which they work', '2026-11-22', true, NOON, 'accepted'],
  ['a day on which they do not', '2026-11-24', true, NOON, 'no-hours-that-day'],
  ['yesterday', '2026-11-20', true, NOON, 'day-over'],
  ['the fifteenth day', '2026-12-06', true, NOON, 'day-over'],
  ['tomorrow taken back at noon', '2026-11-22', false, NOON, 'accepted'],
  [
    'tomorrow taken back at eight in the evening',
    '2026-11-22',
    false,
    EVENING,
    'commitment-stands',
  ],
  ['tomorrow said at eight in the evening', '2026-11-22', true, EVENING, 'accepted'],
  ['a day taken back on which they no longer work', '2026-11-24', false, NOON, 'accepted'],
] as const)('%s', (_, day, on, now, answer) => {
  const decided = decideCommitment({ day, on }, { ...WORK, now });
  expect(decided.ok ? 'accepted' : decided.refusal.code).toBe(answer);
});

test('nobody commits themselves to a day off', () => {
  const work = { ...WORK, isOff: true, now: NOON };
  expect(decideCommitment({ day: '2026-11-22', on: true }, work)).toMatchObject({
    refusal: { code: 'no-hours-that-day' },
  });
});

test.each([
  [14, 'accepted'],
  [15, 'commitment-stands'],
] as const)(
  'said in the evening for tomorrow, and taken back after %i minutes',
  (minutes, answer) => {
    const work = { ...WORK, saidAt: EVENING, now: EVENING + minutes * MINUTE };
    const decided = decideCommitment({ day: '2026-11-22', on: false }, work);
    expect(decided.ok ? 'accepted' : decided.refusal.code).toBe(answer);
  },
);
