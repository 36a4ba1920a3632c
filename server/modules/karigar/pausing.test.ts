import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { NOW } from '#testing/now.ts';
import {
  decideAppealAnswer,
  decideAppealing,
  decidePause,
  endOfPause,
  type Pause,
} from './pausing.ts';

const pause = (differences: Partial<Pause> = {}): Pause => ({
  ...{ id: 'p', userId: 'ravi', karigarId: 1, reason: 'safety', notice: 'Why.' },
  ...{ pausedAt: NOW, pausedBy: 'meera', endsAt: NOW + 72 * HOUR, decision: null, evidence: null },
  ...{ decidedAt: null, decidedBy: null, appeal: null, appealedAt: null, appealGranted: null },
  ...{ appealAnswer: null, appealDecidedAt: null, formerAppeals: [], overAt: null, overWhy: null },
  ...differences,
});

test('a pause that nobody decides is over after 72 hours, however long was asked for', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (hours) => {
      expect(endOfPause(hours, NOW) - NOW).toBeLessThanOrEqual(72 * HOUR);
    }),
  );
});

test('a decision ends working together, or lets the pause stay for some days, and never decides on its own maker', () => {
  const stay = { decision: 'stay', days: 5, by: 'meera' } as const;
  expect(decidePause(pause(), stay, NOW)).toMatchObject({ value: { endsAt: NOW + 5 * DAY } });
  expect(decidePause(pause(), { ...stay, decision: 'end' }, NOW)).toMatchObject({
    value: { endsAt: null },
  });
  expect(decidePause(pause(), { ...stay, by: 'ravi' }, NOW)).toMatchObject({
    refusal: { code: 'own-account' },
  });
  expect(decidePause(pause({ overAt: NOW }), stay, NOW)).toMatchObject({
    refusal: { code: 'pause-over' },
  });
});

test('an appeal is made once and decided by somebody who has done none of it', () => {
  expect(decideAppealing(pause()).ok).toBe(true);
  const appealed = pause({ appeal: 'I was not there.', decidedBy: 'leela' });
  expect(decideAppealing(appealed)).toMatchObject({ refusal: { code: 'already-appealed' } });
  const answered = (by: string, differences: Partial<Pause> = {}) => {
    const outcome = decideAppealAnswer({ ...appealed, ...differences }, by);
    return outcome.ok ? 'accepted' : outcome.refusal.code;
  };
  expect(answered('meera')).toBe('appeal-by-another');
  expect(answered('leela')).toBe('appeal-by-another');
  expect(answered('ravi')).toBe('own-account');
  expect(answered('suresh')).toBe('accepted');
  expect(answered('suresh', { appealGranted: false })).toBe('appeal-decided');
  expect(answered('suresh', { appeal: null })).toBe('no-appeal');
  expect(answered('suresh', { overAt: NOW })).toBe('pause-over');
});
