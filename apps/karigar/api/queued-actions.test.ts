import { expect, test } from 'vitest';
import {
  isFaulty,
  isKeptToBeSeen,
  isReplacedBy,
  mayPass,
  nextQueuedAction,
  type QueuedAction,
  type QueuedActionName,
} from './queued-actions.ts';

let seq = 0;
const queuedAction = (
  name: QueuedActionName,
  visitId = 'one',
  more: Partial<QueuedAction> = {},
): QueuedAction => {
  seq += 1;
  const fields = {};
  return { seq, whose: 'ravi', visitId, name, actionId: `${seq}`, happenedAt: '', fields, ...more };
};
const refusal = { code: 'start-code-wrong' };

test('is sent in the order in which it was done', () => {
  const all = [
    queuedAction('startWork'),
    queuedAction('tickChecklist'),
    queuedAction('finishWork'),
  ];
  expect(nextQueuedAction(all)).toBe(all[0]);
  expect(nextQueuedAction([])).toBeUndefined();
});

test('actions that follow a refused one of the same visit wait; those of another visit do not', () => {
  const refused = queuedAction('startWork', 'one', { refusal });
  const other = queuedAction('dispatchVisit', 'two');
  expect(nextQueuedAction([refused, queuedAction('finishWork'), other])).toBe(other);
  expect(nextQueuedAction([refused, queuedAction('finishWork')])).toBeUndefined();
});

test('a fault of ours keeps that visit waiting for now, and no other', () => {
  const [faulty, other] = [queuedAction('addVisitPhoto'), queuedAction('finishWork', 'two')];
  const names = new Set([faulty.actionId]);
  expect(nextQueuedAction([faulty, queuedAction('finishWork'), other], names)).toBe(other);
  expect(nextQueuedAction([faulty, queuedAction('finishWork')], names)).toBeUndefined();
  const leaving = queuedAction('leaveForSafety');
  expect(nextQueuedAction([faulty, leaving], names)).toBe(leaving);
  expect(nextQueuedAction([leaving], new Set([leaving.actionId]))).toBeUndefined();
});

test('a safety exit waits behind nothing, not even a refusal', () => {
  const leaving = queuedAction('leaveForSafety');
  expect(
    nextQueuedAction([
      queuedAction('startWork', 'one', { refusal }),
      queuedAction('addVisitPhoto'),
      leaving,
    ]),
  ).toBe(leaving);
});

test('having set out goes before the way out of the same visit: nobody leaves a visit that is not under way', () => {
  const [sets, leaving] = [queuedAction('dispatchVisit'), queuedAction('leaveForSafety')];
  expect(nextQueuedAction([sets, queuedAction('arrive'), leaving])).toBe(sets);
  expect(nextQueuedAction([queuedAction('dispatchVisit', 'two'), leaving])).toBe(leaving);
  expect(nextQueuedAction([{ ...sets, refusal }, leaving])).toBe(leaving);
  expect(nextQueuedAction([sets, leaving], new Set([sets.actionId]))).toBe(leaving);
});

test('an answer to an offer does not wait behind a picture that never gets through, but behind its own refusal', () => {
  const [picture, no] = [queuedAction('addVisitPhoto'), queuedAction('declineOffer', 'offer')];
  expect(nextQueuedAction([picture, no])).toBe(no);
  const leaving = queuedAction('leaveForSafety');
  expect(nextQueuedAction([picture, no, leaving])).toBe(leaving);
  const undo = queuedAction('undoDecline', 'offer');
  expect(nextQueuedAction([picture, { ...no, refusal }, undo])).toBe(picture);
});

test('an action that only a newer version of the app knows stops no other, not even after a refusal', () => {
  const name = 'actOfTomorrow' as QueuedActionName;
  const [unknown, known] = [queuedAction(name), queuedAction('finishWork')];
  expect(nextQueuedAction([unknown, known])).toBe(known);
  expect(nextQueuedAction([{ ...unknown, refusal }, known])).toBe(known);
  expect(nextQueuedAction([unknown])).toBeUndefined();
});

test('a refusal that nobody saw is kept, but not of an answer to an offer, nor of what was replaced while it was sent', () => {
  const [work, no] = [queuedAction('startWork'), queuedAction('declineOffer', 'offer')];
  expect(isKeptToBeSeen(work, [no, work])).toBe(true);
  expect(isKeptToBeSeen(work, [no])).toBe(false);
  expect(isKeptToBeSeen(no, [no, work])).toBe(false);
});

test('a no that was taken back before it was sent is not sent, and nor is an undo that was followed by a no; of another offer both are', () => {
  const offer = 'offer';
  const [no, undo] = [queuedAction('declineOffer', offer), queuedAction('undoDecline', offer)];
  expect(isReplacedBy(no, undo)).toBe(true);
  expect(isReplacedBy(undo, queuedAction('declineOffer', offer))).toBe(true);
  expect(isReplacedBy(no, queuedAction('undoDecline', 'other'))).toBe(false);
  expect(isReplacedBy(no, queuedAction('arrive', offer))).toBe(false);
  expect(isReplacedBy({ ...no, refusal }, undo)).toBe(false);
});

test('only the latest state of a checklist is sent; every other action is sent for itself', () => {
  const [first, second] = [queuedAction('tickChecklist'), queuedAction('tickChecklist')];
  expect(isReplacedBy(first, second)).toBe(true);
  expect(isReplacedBy(first, queuedAction('tickChecklist', 'two'))).toBe(false);
  expect(isReplacedBy(queuedAction('tryContact'), queuedAction('tryContact'))).toBe(false);
  expect(isReplacedBy({ ...first, refusal }, second)).toBe(false);
});

test('an action that a server of the version before does not know is sent again; a visit that is not theirs is a refusal', () => {
  expect(isFaulty({ code: 'not-found' })).toBe(true);
  expect(isFaulty({ code: 'visit-not-found' })).toBe(false);
  expect(mayPass({ code: 'visit-not-found' })).toBe(false);
});

test('setting out does not wait behind "10 minutes late" that cannot be told now, but other acts do behind theirs', () => {
  const [late, leaving] = [queuedAction('sayLate'), queuedAction('dispatchVisit')];
  const unknown = new Set([late.actionId]);
  expect(nextQueuedAction([late, leaving])).toBe(late);
  expect(nextQueuedAction([late, leaving], unknown)).toBe(leaving);
  expect(nextQueuedAction([late], unknown)).toBeUndefined();
  const behind = [leaving, queuedAction('startWork')];
  expect(nextQueuedAction(behind, new Set([leaving.actionId]))).toBeUndefined();
  // A refusal that they have not seen is looked at before anything else is sent.
  expect(nextQueuedAction([{ ...late, refusal }, leaving])).toBeUndefined();
});
