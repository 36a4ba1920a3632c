import { expect, test } from 'vitest';
import { decideMatch, isAlike } from './matching.ts';

test('one name written in two ways is alike; a short part and another name are not', () => {
  for (const [one, other] of [
    ['pay_K8sd92Lm', 'PAY-K8SD92LM'],
    ['0000123456789', '123456789'],
    ['T2611211030', 'OM/T2611211030'],
    ['T26112110301234', 'T26112110'],
  ] as const)
    expect([isAlike(one, other), isAlike(other, one)]).toEqual([true, true]);
  for (const [one, other] of [
    ['pay_K8sd92Lm', 'pay_K8sd92Ln'],
    ['4821', 'T26112148214821'],
    ['///', '...'],
  ] as const)
    expect([isAlike(one, other), isAlike(other, one)]).toEqual([false, false]);
});

const names = { gatewayReference: 'T-1', amountPaise: 5_000 };
const line = {
  ...names,
  kind: 'payment',
  feePaise: 0,
  taxPaise: 0,
  payoutReference: null,
} as const;
const facts = {
  difference: { kind: 'missing-here', about: 'payment' },
  line: { ...line, booked: false },
  ours: { ...names, kind: 'payment', gatewayReference: 'T1', bookingId: 'b' },
  isTold: false,
} as const;

test.each([
  [{}, undefined],
  [{ difference: { ...facts.difference, kind: 'fee' } }, 'difference-not-matchable'],
  [{ line: undefined }, 'difference-not-matchable'],
  [{ ours: undefined }, 'money-not-found'],
  [{ ours: { ...facts.ours, kind: 'refund' } }, 'money-not-found'],
  [{ ours: { ...facts.ours, amountPaise: 4_999 } }, 'amount-differs'],
  [{ isTold: true }, 'already-settled'],
  [{ line: { ...line, booked: true } }, 'already-settled'],
] as const)(
  'only a line that nobody has counted fits money of ours to the paisa: %j',
  (change, code) => {
    const decided = decideMatch({ ...facts, ...change });
    expect(decided.ok ? undefined : decided.refusal.code).toBe(code);
  },
);
