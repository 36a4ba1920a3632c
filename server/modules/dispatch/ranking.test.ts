import { expect, test } from 'vitest';
import { type Candidate, rankCandidates } from './ranking.ts';

const candidate = (karigarId: number, change: Partial<Candidate> = {}): Candidate => ({
  ...{
    karigarId,
    holds: false,
    answers: true,
    addedMinutes: 10,
    lateMinutes: 0,
    visits: 0,
    lot: 0,
  },
  ...change,
});

const asked = (candidates: readonly Candidate[], wanted = 3) =>
  rankCandidates(candidates, [], wanted)
    .filter(({ outcome }) => outcome === 'asked')
    .map(({ karigarId }) => karigarId);

test('whoever could only come too late is not asked while others would keep the promise', () => {
  const late = candidate(1, { lateMinutes: 20, addedMinutes: 0 });
  expect(asked([late, candidate(2), candidate(3)])).toEqual([2, 3]);
});

test('when nobody would keep the promise, the soonest are asked', () => {
  const late = [candidate(1, { lateMinutes: 40 }), candidate(2, { lateMinutes: 20 })];
  expect(asked(late, 1)).toEqual([2]);
});

test('once those who would keep it have been asked, the others are', () => {
  const late = candidate(1, { lateMinutes: 20 });
  const offers = [{ karigarId: 2, state: 'open' }] as const;
  const considered = rankCandidates([late, candidate(2)], offers, 3);
  expect(considered.map(({ karigarId, outcome }) => [karigarId, outcome])).toEqual([
    [2, 'already-asked'],
    [1, 'asked'],
  ]);
});

test('a day with room around the visit goes before a nearer one without', () => {
  const near = candidate(1, { addedMinutes: 5, shortMinutes: 12 });
  expect(asked([near, candidate(2, { addedMinutes: 20 })], 1)).toEqual([2]);
});
