import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { judgeProspect, type Progress } from './lateness.ts';

const startsAt = Date.parse('2026-11-23T10:00:00+05:30');
const at = (minutes: number) => startsAt + minutes * MINUTE;
const waiting: Progress = {
  startsAt,
  assignedAt: startsAt - 24 * 60 * MINUTE,
  dispatchedAt: null,
  seen: null,
  journeyMinutes: 30,
  busyUntil: null,
};

test.each<[string, Partial<Progress>, number, string, number | null]>([
  ['who has time left is in time', {}, -60, 'in-time', -30],
  ['who can only just be there is in time', {}, -15, 'in-time', 15],
  ['who has not set out when he should have is silent', {}, -14, 'silent', 26],
  ['after ten minutes of silence nobody counts on him', {}, -4, 'silent', null],
  ['whom other work keeps too long will be late', { busyUntil: at(-10) }, -40, 'late', 20],
  ['who set out in time is believed', { dispatchedAt: at(-20) }, 0, 'in-time', 10],
  [
    'his position tells more',
    { dispatchedAt: at(-20), seen: { at: at(-1), minutesLeft: 20 } },
    0,
    'late',
    19,
  ],
  [
    'who took it over late has the time that his way takes',
    { assignedAt: at(10) },
    20,
    'in-time',
    50,
  ],
  ['who set out and never came is silent', { dispatchedAt: at(-40) }, 26, 'silent', null],
])('%s', (_, facts, now, kind, arrives) => {
  const arrivesAt = arrives === null ? null : at(arrives);
  expect(judgeProspect({ ...waiting, ...facts }, at(now))).toEqual({ kind, arrivesAt });
});
