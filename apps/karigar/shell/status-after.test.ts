import { expect, test } from 'vitest';
import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import type { QueuedAction } from '../api/queued-actions.ts';
import { dayAfter } from './status-after.ts';

const visit = (id: string) => ({ id, status: 'assigned' }) as VisitOfDay;
const queued = (visitId: string, name: QueuedAction['name'], more = {}) =>
  ({ visitId, name, ...more }) as QueuedAction;

test('offline, the day shows each visit with the actions still in the queue applied', () => {
  const day = [visit('a'), visit('b'), visit('c')];
  const waiting = [
    queued('a', 'dispatchVisit'),
    queued('a', 'arrive'),
    queued('a', 'addVisitPhoto'),
    queued('b', 'finishWork', { refusal: { code: 'move-not-allowed' } }),
    queued('c', 'dispatchVisit', { asked: true }),
  ];
  expect(dayAfter(day, waiting).map(({ status }) => status)).toEqual([
    ...['arrived', 'assigned', 'assigned'],
  ]);
});
