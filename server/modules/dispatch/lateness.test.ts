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
  leaveAt: startsAt - 30 * MINUTE,
};

test.each<[string, Partial<Progress>, number, string, number | null, (number | null)?]>([
  ['who has time left is in time', {}, -60, 'in-time', 0],
  [
    'who took it over for a later hour is late',
    { assignedAt: at(5), leaveAt: at(60) },
    40,
    'late',
    90,
    85,
  ],
  [
    'and silent only after that hour',
    { assignedAt: at(5), leaveAt: at(60) },
    65,
    'silent',
    105,
    100,
  ],
  ['who has not left four minutes after the hour to leave is in time', {}, -26, 'in-time', 4],
  ['five minutes after it others who keep the promise are asked', {}, -25, 'not-leaving', 5, 15],
  ['also where a way that was just over would still do', {}, -15, 'not-leaving', 15, 15],
  ['who said that they come ten minutes later has these', { leaveAt: at(-20) }, -16, 'in-time', 14],
  ['and no more than these', { leaveAt: at(-20) }, -15, 'not-leaving', 15, 15],
  ['who has only just said yes has time to leave', { assignedAt: at(-27) }, -23, 'in-time', 7],
  ['whom other work leaves room enough is in time', { busyUntil: at(-25) }, -40, 'in-time', 5],
  ['whom it leaves little is only just in time', { busyUntil: at(-24) }, -40, 'tight', 6, 5],
  ['somebody who has not set out in time is silent', {}, -14, 'silent', 26, 21],
  ['after ten minutes of silence nobody counts on them', {}, -4, 'silent', null, null],
  ['whom other work keeps too long will be late', { busyUntil: at(-10) }, -40, 'late', 20, 15],
  ['who set out in time is believed', { dispatchedAt: at(-20) }, 0, 'in-time', 10],
  [
    'the position tells more',
    { dispatchedAt: at(-20), seen: { at: at(-1), minutesLeft: 20 } },
    0,
    'late',
    19,
    14,
  ],
  [
    'somebody who took it over late has the time that the way takes',
    { assignedAt: at(10) },
    14,
    'in-time',
    44,
  ],
  ['but has to leave soon after', { assignedAt: at(10) }, 20, 'not-leaving', 50, 55],
  [
    'somebody who set out and has not come is silent: others are asked who are as near as they are overdue',
    { dispatchedAt: at(-40) },
    26,
    'silent',
    null,
    62,
  ],
  ['and the longer it takes the more', { dispatchedAt: at(-40) }, 50, 'silent', null, 110],
])('%s', (_, facts, now, kind, arrives, sooner) => {
  const ofStart = (minutes: number | null) => (minutes === null ? null : at(minutes));
  expect(judgeProspect({ ...waiting, ...facts }, at(now))).toEqual({
    ...{ kind, arrivesAt: ofStart(arrives) },
    ...(sooner !== undefined && { soonerThan: ofStart(sooner) }),
  });
});
