import { expect, test } from 'vitest';
import { type Candidate, rankCandidates } from './ranking.ts';
import { whoIsSent } from './sending.ts';

const candidate = (karigarId: number, change: Partial<Candidate> = {}): Candidate => ({
  ...{ karigarId, holds: false, answers: true, addedMinutes: karigarId, lateMinutes: 0 },
  ...{ visits: 0, lot: 0 },
  ...change,
});

const sent = (
  candidates: readonly Candidate[],
  committed: readonly number[],
  { wanted = 1, urgent = false } = {},
) => whoIsSent(rankCandidates(candidates, [], wanted), new Set(committed), { urgent })?.karigarId;

const three = [candidate(1), candidate(2), candidate(3)];

test('whoever this round would ask is sent when they have committed themselves', () => {
  expect(sent(three, [1, 3])).toBe(1);
});

test('somebody further down is sent only where every minute counts', () => {
  expect(sent(three, [3])).toBeUndefined();
  expect(sent(three, [3], { urgent: true })).toBe(3);
});

test.each([
  ['beyond their hours', { beyondMinutes: 20 }],
  ['without an account to hear of it', { answers: false }],
  ['while they have another visit', { hindrance: 'busy', addedMinutes: null }],
] as const)('nobody is sent %s', (_, change) => {
  const only = [candidate(1, change)];
  expect(sent(only, [1], { urgent: true })).toBeUndefined();
});

test('somebody who would come too late is sent only when nobody would keep the promise', () => {
  const late = candidate(1, { lateMinutes: 25 });
  expect(sent([late], [1], { urgent: true })).toBe(1);
  expect(sent([late, candidate(2)], [1], { urgent: true })).toBeUndefined();
});

test('where every minute counts, somebody with room around it goes before one who comes straight from work', () => {
  const busy = candidate(1, { shortMinutes: 1 });
  expect(sent([busy, candidate(9)], [1, 9], { urgent: true })).toBe(9);
  expect(sent([busy, candidate(9)], [1, 9])).toBe(1);
  expect(sent([busy], [1], { urgent: true })).toBe(1);
});
