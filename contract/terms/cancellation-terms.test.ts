import { expect, test } from 'vitest';
import { cancellationTerms } from './cancellation-terms.ts';

const today = '2026-11-21';

test('a visit some days ahead is free to cancel until 24 hours before it', () => {
  const terms = cancellationTerms('2026-11-24T16:00:00+05:30', today, 11_000_00);
  expect(terms.freeUntil).toBe('2026-11-23T16:00:00+05:30');
  expect(terms.graceMinutes).toBeNull();
});

test('tomorrow’s visit may already lie within 24 hours, so the minutes after booking are named too', () => {
  const terms = cancellationTerms('2026-11-22T09:00:00+05:30', today, 800_00);
  expect(terms).toMatchObject({ freeUntil: '2026-11-21T09:00:00+05:30', graceMinutes: 10 });
});

test('today’s visit is free to cancel for some minutes after booking only', () => {
  const terms = cancellationTerms('2026-11-21T18:00:00+05:30', today, 800_00);
  expect(terms).toMatchObject({ freeUntil: null, graceMinutes: 10 });
});

test('the fees are the policy’s caps, rounded down to the paisa', () => {
  const { lateFee, onTheWayFee } = cancellationTerms('2026-11-24T16:00:00+05:30', today, 999_99);
  expect(lateFee).toEqual({ percent: 20, amountPaise: 199_99 });
  expect(onTheWayFee).toEqual({ percent: 50, amountPaise: 499_99 });
});
