import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#kernel/time.ts';
import { NOW } from '#testing/world.ts';
import type { Attempt } from './attempt.ts';
import { CALL_LASTS_AT_MOST, decideBeginning, payPageSeconds } from './beginning.ts';

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: 'a1',
  bookingId: 'b1',
  instalment: 1,
  provider: 'sandbox',
  orderReference: 'a1',
  amountPaise: 50_000,
  state: 'created',
  payUrl: null,
  gatewayReference: null,
  nextAskAt: null,
  askedClosed: 0,
  also: [],
  reported: null,
  asked: 0,
  createdAt: NOW,
  ...changes,
});
const due = { amountPaise: 50_000 };

describe('API-02 what a call for a payment begins', () => {
  test('nothing when nothing is due', () => {
    expect(decideBeginning(undefined, 50_000, undefined, NOW)).toMatchObject({
      refusal: { code: 'nothing-due' },
    });
  });

  test.each([49_999, 50_001, 500])('%d paise is not what is due now', (amount) => {
    expect(decideBeginning(due, amount, undefined, NOW)).toEqual({
      ok: false,
      refusal: { code: 'amount-mismatch', params: { dueNowPaise: 50_000 } },
    });
  });

  test('a new order when another amount is due since the last one was made', () => {
    const payable = attempt({ state: 'pending', payUrl: 'http://pay/1', amountPaise: 80_000 });
    expect(decideBeginning(due, 50_000, payable, NOW)).toEqual({
      ok: true,
      value: { kind: 'new', lost: payable },
    });
  });

  test('a new order when there is none', () => {
    expect(decideBeginning(due, 50_000, undefined, NOW)).toEqual({
      ok: true,
      value: { kind: 'new', lost: undefined },
    });
  });

  test('the same order again while its pay page stands', () => {
    const payable = attempt({ state: 'pending', payUrl: 'http://pay/1' });
    expect(decideBeginning(due, 50_000, payable, NOW + 14 * MINUTE)).toEqual({
      ok: true,
      value: { kind: 'resume', attempt: payable },
    });
  });

  test('waits for a twin that is calling the gateway, and gives it up when it must be dead', () => {
    const begun = attempt();
    expect(decideBeginning(due, 50_000, begun, NOW + CALL_LASTS_AT_MOST - 1)).toMatchObject({
      value: { kind: 'wait' },
    });
    expect(decideBeginning(due, 50_000, begun, NOW + CALL_LASTS_AT_MOST)).toEqual({
      ok: true,
      value: { kind: 'new', lost: begun },
    });
  });
});

test.each([
  ['a hold of fifteen minutes', NOW + 15 * MINUTE, 895],
  ['a hold nearly over, where gateways want at least five minutes', NOW + 10 * SECOND, 300],
  ['a hold of a day, where gateways allow an hour', NOW + 1440 * MINUTE, 3600],
  ['no hold at all', null, 900],
])('the pay page takes money as long as the slot is held: %s', (_, holdUntil, seconds) => {
  expect(payPageSeconds(holdUntil, NOW)).toBe(seconds);
});
