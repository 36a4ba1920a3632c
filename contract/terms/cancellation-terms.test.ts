import { expect, test } from 'vitest';
import { cancellationTerms } from './cancellation-terms.ts';

const now = '2026-11-21T18:30:00+05:30';

test('a visit some days ahead is free to cancel until 24 hours before it', () => {
  const terms = cancellationTerms('2026-11-24T16:00:00+05:30', now, 11_000_00);
  expect(terms.freeUntil).toBe('2026-11-23T16:00:00+05:30');
  expect(terms.graceMinutes).toBeNull();
});

test('tomorrow’s visit may soon lie within 24 hours, so the minutes after booking are named too', () => {
  const terms = cancellationTerms('2026-11-22T19:00:00+05:30', now, 800_00);
  expect(terms).toMatchObject({ freeUntil: '2026-11-21T19:00:00+05:30', graceMinutes: 10 });
});

test('a moment that is past is not named: then only the minutes after booking are', () => {
  const terms = cancellationTerms('2026-11-22T09:00:00+05:30', now, 800_00);
  expect(terms).toMatchObject({ freeUntil: null, graceMinutes: 10 });
});

test('at the very instant of the 24 hours it is still free, as it is charged', () => {
  expect(cancellationTerms('2026-11-22T18:30:00+05:30', now, 800_00).freeUntil).toBe(now);
});

test('today’s visit is free to cancel for some minutes after booking only', () => {
  const terms = cancellationTerms('2026-11-21T21:00:00+05:30', now, 800_00);
  expect(terms).toMatchObject({ freeUntil: null, graceMinutes: 10 });
});

test('the fees are the policy’s caps, rounded down to the paisa', () => {
  const { lateFee, dispatchedFee } = cancellationTerms('2026-11-24T16:00:00+05:30', now, 999_99);
  expect(lateFee).toEqual({ percent: 20, amountPaise: 199_99 });
  expect(dispatchedFee).toEqual({ percent: 50, amountPaise: 499_99 });
});
