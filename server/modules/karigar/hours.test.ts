import { describe, expect, test } from 'vitest';
import { decideLeave, decideShifts } from './hours.ts';

const shift = (weekday: number, startsMinute: number, endsMinute: number) => ({
  weekday,
  startsMinute,
  endsMinute,
});
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal?.code;

describe('the hours of a week', () => {
  test.each([
    ['none at all', [], 'accepted'],
    ['one whole day', [shift(1, 480, 1140)], 'accepted'],
    ['two that touch', [shift(1, 480, 720), shift(1, 720, 1140)], 'accepted'],
    ['an hour only', [shift(1, 480, 540)], 'shift-invalid'],
    ['seventeen hours', [shift(1, 0, 1020)], 'shift-invalid'],
    ['two at once', [shift(1, 480, 780), shift(1, 720, 1140)], 'shifts-overlap'],
    [
      'one into the morning of the next',
      [shift(1, 1200, 1800), shift(2, 300, 600)],
      'shifts-overlap',
    ],
    [
      'from Saturday night into Sunday',
      [shift(6, 1200, 1800), shift(0, 300, 600)],
      'shifts-overlap',
    ],
    ['nights that end in time', [shift(6, 1200, 1740), shift(0, 300, 600)], 'accepted'],
  ] as const)('%s', (_, shifts, answer) => expect(codeOf(decideShifts(shifts))).toBe(answer));
});

describe('a day off', () => {
  const today = '2026-11-21';
  test.each([
    ['today', { day: today, until: today, off: true }, 0, 'accepted'],
    ['a fortnight', { day: today, until: '2026-12-04', off: true }, 0, 'accepted'],
    ['yesterday', { day: '2026-11-20', until: today, off: true }, 0, 'day-over'],
    ['in two years', { day: today, until: '2028-11-20', off: true }, 0, 'day-over'],
    ['from tomorrow to today', { day: '2026-11-22', until: today, off: true }, 0, 'leave-reversed'],
    ['the sixty-first', { day: today, until: today, off: true }, 60, 'too-many-leaves'],
    ['sixty-one at once', { day: today, until: '2027-01-20', off: true }, 0, 'too-many-leaves'],
    ['back to work with sixty', { day: today, until: today, off: false }, 60, 'accepted'],
  ] as const)('%s', (_, wish, ahead, answer) =>
    expect(codeOf(decideLeave(wish, { today, ahead }))).toBe(answer),
  );
});
