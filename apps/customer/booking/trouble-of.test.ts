import { describe, expect, test } from 'vitest';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { booking as words } from '#i18n/en/booking.ts';
import { refusals } from '#i18n/en/refusals.ts';
import type { CallRefusal } from '../api/call.ts';
import { troubleOf } from './trouble-of.ts';

const slot = { date: '2026-11-22', time: '04:00 PM' };
const refusal = (code: string, more: Partial<CallRefusal> = {}): CallRefusal => ({
  code: code as CallRefusal['code'],
  ...more,
});

/** Refusals that a person can do nothing about: the app has sent what its own screens cannot choose. */
const FAULTS_OF_THE_APP = ['booking-id-reused', 'time-invalid'];

describe('BOOK-13 the two alerts', () => {
  test('no redirect address: Payment initiation failed. Please try again.', () => {
    for (const answer of [undefined, refusal('payment-gateway-unavailable')]) {
      expect(troubleOf(answer, true, slot)).toMatchObject({ text: 'paymentInitiationFailed' });
    }
    expect(words.paymentInitiationFailed).toBe('Payment initiation failed. Please try again.');
  });

  test('any other failure: Something went wrong. Please try again.', () => {
    for (const [code, paying] of [
      ['network-request-failed', false],
      ['internal-error', false],
      ['network-request-failed', true],
      ['amount-mismatch', true],
      ['booking-id-reused', false],
    ] as const) {
      expect(troubleOf(refusal(code), paying, slot)).toMatchObject({ text: 'somethingWrong' });
    }
    expect(troubleOf(undefined, false, slot)).toMatchObject({ text: 'somethingWrong' });
    expect(words.somethingWrong).toBe('Something went wrong. Please try again.');
  });

  test('every refusal of placing a booking says more than that, but for faults of the app itself', () => {
    const saysNothingMore = Object.keys(placeBooking.refusals).filter((code) => {
      const trouble = troubleOf(refusal(code), false, slot);
      return trouble.kind === 'alert';
    });
    expect(saysNothingMore.toSorted()).toEqual(FAULTS_OF_THE_APP);
  });

  test('a fault keeps its reference for support', () => {
    const fault = refusal('internal-error', { reference: 'R-81' });
    expect(troubleOf(fault, false, slot)).toMatchObject({ reference: 'R-81' });
  });
});

test('a lost slot offers what the server offers, and survives nonsense', () => {
  const alternatives = [{ date: '2026-11-22', time: '05:00 PM' }];
  const answer = (params: unknown) => troubleOf(refusal('slot-taken', { params }), false, slot);
  expect(answer({ alternatives })).toEqual({ kind: 'slot-taken', slot, alternatives });
  for (const nonsense of [null, { date: 4 }, 'nonsense'])
    expect(answer({ alternatives: [nonsense] })).toMatchObject({ alternatives: [] });
  expect(troubleOf(refusal('slot-taken'), false, slot)).toMatchObject({ alternatives: [] });
});

test('every refusal that placing can answer has words: its own, or one of the two alerts', () => {
  for (const code of Object.keys(placeBooking.refusals)) {
    const trouble = troubleOf(refusal(code), false, slot);
    if (trouble.kind === 'refusal') expect(refusals[trouble.code]).toBeTruthy();
    else expect(['slot-taken', 'days-taken', 'price-changed', 'alert']).toContain(trouble.kind);
  }
});

test('several days that cannot be had together come back with what is nearest to them', () => {
  const days = { ...slot, moreDates: ['2026-11-24', '2026-11-20'] };
  const alternatives = [{ dates: ['2026-11-20', '2026-11-22', '2026-11-24'], time: '05:00 PM' }];
  for (const code of ['days-taken', 'society-quiet']) {
    const answer = refusal(code, { params: { alternatives } });
    expect(troubleOf(answer, false, days)).toEqual({
      kind: 'days-taken',
      days: { dates: ['2026-11-20', '2026-11-22', '2026-11-24'], time: '04:00 PM' },
      alternatives,
    });
  }
});
