import { expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { NOW } from '#testing/now.ts';
import type { BookingStatus, Instalment } from './booking.ts';
import { nextReminder } from './payment-reminding.ts';

const part = (position: number, kind: Instalment['kind'], change: Partial<Instalment> = {}) => ({
  ...{ position, kind, amountPaise: 20_000, dueAt: NOW, paidAt: null },
  ...change,
});
/** An event whose first day was cancelled for a fee, and whose second day comes in a week. */
const parts = [
  part(0, 'advance', { paidAt: NOW }),
  part(1, 'event-day', { dueAt: NOW + 7 * DAY }),
  part(2, 'completion', { dueAt: NOW + 8 * DAY }),
  part(3, 'cancellation-fee'),
];
const next = (status: BookingStatus, some: readonly Instalment[]) =>
  nextReminder({ status, paymentMethod: 'cash', firmAt: NOW }, some);

test('the fee of one day is asked for while the booking goes on, and the next day in its turn', () => {
  expect(next('assigned', parts)).toMatchObject({ part: { position: 3 }, at: NOW + DAY });
  const asked = parts.map((one) => (one.position === 3 ? { ...one, reminded: 2 } : one));
  expect(next('assigned', asked)).toMatchObject({ part: { position: 1 }, at: NOW + 7 * DAY });
});

test('it is asked for beside what the work has left, and alone once the booking is called off', () => {
  const fee = part(3, 'cancellation-fee', { dueAt: NOW + 7 * DAY });
  const left = [part(2, 'completion'), fee];
  expect(next('completed', left)).toMatchObject({ part: { position: 2 }, at: NOW });
  expect(next('completed', [fee])).toMatchObject({ part: { position: 3 } });
  expect(next('cancelled', left)).toMatchObject({ part: { position: 3 } });
  expect(next('expired', left)).toBeUndefined();
});
