import { expect, test } from 'vitest';
import { type Deed, type DeedName, isReplacedBy, nextDeed } from './deeds.ts';

let seq = 0;
const deed = (name: DeedName, visitId = 'one', more: Partial<Deed> = {}): Deed => {
  seq += 1;
  const fields = {};
  return { seq, whose: 'ravi', visitId, name, actionId: `${seq}`, happenedAt: '', fields, ...more };
};
const refusal = { code: 'start-code-wrong' };

test('is sent in the order in which it was done', () => {
  const all = [deed('startWork'), deed('tickChecklist'), deed('finishWork')];
  expect(nextDeed(all)).toBe(all[0]);
  expect(nextDeed([])).toBeUndefined();
});

test('what rests on something refused waits; another visit does not', () => {
  const refused = deed('startWork', 'one', { refusal });
  const other = deed('setOut', 'two');
  expect(nextDeed([refused, deed('finishWork'), other])).toBe(other);
  expect(nextDeed([refused, deed('finishWork')])).toBeUndefined();
});

test('a fault of ours keeps that visit waiting for now, and no other', () => {
  const [faulty, other] = [deed('addVisitPhoto'), deed('finishWork', 'two')];
  const names = new Set([faulty.actionId]);
  expect(nextDeed([faulty, deed('finishWork'), other], names)).toBe(other);
  expect(nextDeed([faulty, deed('finishWork')], names)).toBeUndefined();
  const leaving = deed('leaveForSafety');
  expect(nextDeed([faulty, leaving], names)).toBe(leaving);
  expect(nextDeed([leaving], new Set([leaving.actionId]))).toBeUndefined();
});

test('whoever has to leave does not wait behind anything, also not behind a refusal', () => {
  const leaving = deed('leaveForSafety');
  expect(nextDeed([deed('startWork', 'one', { refusal }), deed('addVisitPhoto'), leaving])).toBe(
    leaving,
  );
});

test('of a checklist only the latest state is sent; every other deed is sent for itself', () => {
  const [first, second] = [deed('tickChecklist'), deed('tickChecklist')];
  expect(isReplacedBy(first, second)).toBe(true);
  expect(isReplacedBy(first, deed('tickChecklist', 'two'))).toBe(false);
  expect(isReplacedBy(deed('tryContact'), deed('tryContact'))).toBe(false);
  expect(isReplacedBy({ ...first, refusal }, second)).toBe(false);
});
