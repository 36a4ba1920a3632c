import { describe, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { NOW } from '#testing/world.ts';
import {
  MOST_TRIES,
  nextRefundStep,
  type Refund,
  refundReference,
  retryRefundAt,
} from './refunding.ts';

const refund = (changes: Partial<Refund>): Refund => ({
  id: 'r1',
  bookingId: 'b1',
  attemptId: 'a1',
  amountPaise: 50_000,
  reason: 'paid-twice',
  state: 'approved',
  tries: 0,
  asked: 0,
  nextAskAt: NOW,
  ...changes,
});

describe('requested → approved → initiated → processing → credited | failed → retried', () => {
  test.each([
    ['approved', { kind: 'send', state: 'initiated' }],
    ['initiated', { kind: 'ask' }],
    ['retried', { kind: 'ask' }],
    ['processing', { kind: 'ask' }],
    ['failed', { kind: 'send', state: 'retried' }],
    ['credited', { kind: 'nothing' }],
    ['requested', { kind: 'nothing' }],
  ] as const)('the next step of one that is %s', (state, step) => {
    expect(nextRefundStep(refund({ state }), NOW)).toEqual(step);
  });

  test('a failed one waits for its pause, and is left to people in the end', () => {
    expect(nextRefundStep(refund({ state: 'failed', nextAskAt: NOW + 1 }), NOW)).toEqual({
      kind: 'wait',
      until: NOW + 1,
    });
    expect(nextRefundStep(refund({ state: 'failed', nextAskAt: null }), NOW)).toEqual({
      kind: 'nothing',
    });
    expect(retryRefundAt(1, NOW)).toBe(NOW + MINUTE);
    expect(retryRefundAt(MOST_TRIES, NOW)).toBeUndefined();
  });

  test('each try has its own name at the gateway, short enough for all of them', () => {
    const id = '0197c5f2-1111-7222-8333-444455556666';
    expect(refundReference({ id, tries: 1 })).not.toBe(refundReference({ id, tries: 2 }));
    expect(refundReference({ id, tries: 6 })).toMatch(/^[A-Za-z0-9_-]{1,63}$/);
  });
});
