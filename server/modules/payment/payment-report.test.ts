import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { NOW } from '#testing/world.ts';
import type { Attempt } from './attempt.ts';
import { judgeNoReceipt, judgeReceipt, type PaymentReport } from './payment-report.ts';

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: 'a1',
  bookingId: 'b1',
  instalment: 1,
  provider: 'sandbox',
  orderReference: 'order-1',
  amountPaise: 50_000,
  state: 'pending',
  payUrl: 'http://pay/1',
  gatewayReference: null,
  nextAskAt: null,
  askedClosed: 0,
  also: [],
  reported: null,
  asked: 0,
  createdAt: NOW,
  ...changes,
});
const receipt = (changes: Partial<PaymentReport> = {}): PaymentReport => ({
  orderReference: 'order-1',
  gatewayReference: 'T1',
  amountPaise: 50_000,
  instrument: 'upi',
  ...changes,
});

describe('settle: amount and ids equal', () => {
  test.each(['created', 'pending', 'unknown', 'failed', 'expired'] as const)(
    'the money we asked for counts, also for an attempt that was %s',
    (state) => expect(judgeReceipt(attempt({ state }), receipt(), undefined)).toBe('count'),
  );

  test('the same payment a second time is known', () => {
    const paid = attempt({ state: 'succeeded', gatewayReference: 'T1' });
    expect(judgeReceipt(paid, receipt(), 'a1')).toBe('known');
  });

  test.each([
    ['another order', attempt(), receipt({ orderReference: 'order-2' }), undefined],
    ['a payment counted for another attempt', attempt(), receipt(), 'a9'],
    [
      'a second payment of one order',
      attempt({ state: 'succeeded', gatewayReference: 'T0' }),
      receipt(),
      undefined,
    ],
  ])('%s is a mismatch', (_, one, said, countedFor) => {
    expect(judgeReceipt(one, said, countedFor)).toBe('mismatch');
  });

  test('any other amount is a mismatch, however near', () => {
    const other = fc.integer({ min: 1, max: 1e10 }).filter((amount) => amount !== 50_000);
    fc.assert(
      fc.property(other, (amountPaise) => {
        expect(judgeReceipt(attempt(), receipt({ amountPaise }), undefined)).toBe('mismatch');
      }),
    );
  });
});

describe('an attempt that is not paid', () => {
  test.each([
    ['pending', { state: 'pending' } as const, 'open'],
    ['silent', { state: 'unknown' } as const, 'open'],
    ['declined', { state: 'failed', reason: 'PAYMENT_DECLINED' } as const, 'failed'],
    ['too late', { state: 'failed', reason: 'ORDER_EXPIRED' } as const, 'expired'],
  ])('%s at the gateway', (_, report, verdict) => {
    expect(judgeNoReceipt(attempt(), report, NOW)).toBe(verdict);
  });

  test('an order that the gateway does not know fails once our call cannot be on its way any more', () => {
    const lost = attempt({ state: 'unknown', payUrl: null });
    expect(judgeNoReceipt(lost, { state: 'not-found' }, NOW + MINUTE)).toBe('open');
    expect(judgeNoReceipt(lost, { state: 'not-found' }, NOW + 2 * MINUTE)).toBe('failed');
  });

  test('an order whose pay page somebody may have is never given up for that', () => {
    expect(judgeNoReceipt(attempt(), { state: 'not-found' }, NOW + 60 * MINUTE)).toBe('open');
  });
});
