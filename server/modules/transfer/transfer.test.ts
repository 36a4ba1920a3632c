import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { NOW } from '#testing/world.ts';
import {
  askAgainAt,
  BANK_FILE,
  isSettled,
  nextTransferStep,
  retryAt,
  type TransferState,
  transferIdOf,
  transferMoves,
  transferReference,
} from './transfer.ts';

const STATES: readonly TransferState[] = [
  ...(['requested', 'approved', 'initiated', 'retried', 'processing', 'paid'] as const),
  ...(['failed', 'returned'] as const),
];

describe('requested → approved → initiated → processing → paid | failed → retried | returned', () => {
  test.each([
    ['approved', { kind: 'send', move: 'send' }],
    ['initiated', { kind: 'ask' }],
    ['retried', { kind: 'ask' }],
    ['processing', { kind: 'ask' }],
    ['failed', { kind: 'send', move: 'sendAgain' }],
    ['paid', { kind: 'nothing' }],
    ['returned', { kind: 'nothing' }],
    ['requested', { kind: 'nothing' }],
  ] as const)('the next step of one that is %s', (state, step) => {
    const one = { state, provider: 'sandbox', nextAskAt: NOW };
    expect(nextTransferStep(one, NOW)).toEqual(step);
    expect(nextTransferStep({ ...one, provider: BANK_FILE }, NOW)).toEqual({ kind: 'nothing' });
  });

  test('every step that is taken is a move that the table knows from there', () => {
    for (const state of STATES) {
      const step = nextTransferStep({ state, provider: 'sandbox', nextAskAt: NOW }, NOW);
      if (step.kind === 'send') expect(transferMoves[step.move].from).toContain(state);
      if (step.kind === 'ask') expect(transferMoves.pay.from).toContain(state);
    }
  });

  test('from every state there is a way to an end, and from an end none but back from the bank', () => {
    const moves = Object.values(transferMoves);
    for (const state of STATES) {
      const ends = new Set<TransferState>([state]);
      for (const one of ends)
        for (const { from, to } of moves)
          if ((from as readonly TransferState[]).includes(one)) ends.add(to);
      expect([...ends].some(isSettled)).toBe(true);
    }
    const leaving = moves.filter(({ from }) => from.some(isSettled));
    expect(leaving).toEqual([transferMoves.comeBack]);
  });

  test('a failed one waits for its pause, and is left to people in the end', () => {
    const failed = { state: 'failed', provider: 'sandbox' } as const;
    expect(nextTransferStep({ ...failed, nextAskAt: NOW + 1 }, NOW)).toEqual({
      ...{ kind: 'wait', until: NOW + 1 },
    });
    expect(nextTransferStep({ ...failed, nextAskAt: null }, NOW)).toEqual({ kind: 'nothing' });
  });

  test('a refund is sent six times within a day and a half, a payout three times; by file once', () => {
    const pauses = (purpose: 'refund' | 'payout', provider: string) =>
      [1, 2, 3, 4, 5, 6].map((tries) => {
        const at = retryAt({ purpose, provider, tries }, NOW);
        return at === undefined ? undefined : at - NOW;
      });
    expect(pauses('refund', 'sandbox')).toEqual([
      ...[MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY],
      undefined,
    ]);
    expect(pauses('payout', 'sandbox').filter((one) => one !== undefined)).toEqual([
      ...[10 * MINUTE, 6 * HOUR],
    ]);
    expect(retryAt({ purpose: 'payout', provider: BANK_FILE, tries: 1 }, NOW)).toBeUndefined();
  });

  test('the next question always lies ahead', () => {
    fc.assert(
      fc.property(fc.constantFrom('refund', 'payout'), fc.nat(20), (purpose, asked) => {
        expect(askAgainAt({ purpose, asked }, NOW)).toBeGreaterThan(NOW);
      }),
    );
  });

  test('each try has its own name at the gateway, short enough for all of them', () => {
    const id = '0197c5f2-1111-7222-8333-444455556666';
    expect(transferReference({ id, tries: 1 })).not.toBe(transferReference({ id, tries: 2 }));
    expect(transferReference({ id, tries: 6 })).toMatch(/^[A-Za-z0-9_-]{1,63}$/);
    expect(transferIdOf(transferReference({ id, tries: 12 }))).toBe(id);
  });
});
