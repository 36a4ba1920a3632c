import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#kernel/time.ts';
import { borneByUs, decideHearing } from './complaint.ts';

const openedAt = Date.parse('2026-11-23T12:00:00+05:30');
const one = (hasAnswered: boolean) => ({ hasAnswered });
const complaint = { openedAt, heard: [one(true), one(false)] };
const decision = { borneBy: 'karigar', refundPaise: 10_000, comment: 'It leaked again' } as const;

describe('deciding a complaint', () => {
  test('at a Karigar’s cost waits until each of them has answered, a day at most', () => {
    const at = (hours: number) => decideHearing(complaint, decision, openedAt + hours * HOUR);
    expect(at(23)).toMatchObject({
      refusal: { code: 'not-heard-yet', params: { until: openedAt + 24 * HOUR } },
    });
    expect(at(24)).toMatchObject({ ok: true });
    const answered = { ...complaint, heard: [one(true), one(true)] };
    expect(decideHearing(answered, decision, openedAt + 2 * HOUR)).toMatchObject({ ok: true });
  });

  test('at a Karigar’s cost needs a reason that both can read, at ours neither', () => {
    const said = (change: Partial<Parameters<typeof decideHearing>[1]>) =>
      decideHearing(complaint, { ...decision, ...change }, openedAt + 24 * HOUR);
    expect(said({ comment: ' ' })).toMatchObject({ refusal: { code: 'reason-missing' } });
    expect(said({ comment: '', borneBy: 'us' })).toMatchObject({ ok: true });
    expect(said({ comment: '', refundPaise: 0 })).toMatchObject({ ok: true });
  });

  test('never gives a Karigar more than they lost, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('us', 'shared', 'karigar'),
        (lost, who) => {
          const given = borneByUs(lost, who);
          expect(given).toBeGreaterThanOrEqual(0);
          expect(given).toBeLessThanOrEqual(lost);
        },
      ),
    );
    expect([borneByUs(101, 'us'), borneByUs(100, 'shared'), borneByUs(100, 'karigar')]).toEqual([
      101, 50, 0,
    ]);
  });
});
