import { expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { fingerprintOf } from '#contract/policy-versions.ts';
import { FEE_NUMBERS, numberOf, withNumber } from './fee-numbers.ts';

test('each number of a table of fees is read and changed by itself, and none is missing', () => {
  const fees = policy.cancellation;
  for (const number of FEE_NUMBERS) {
    const changed = withNumber(fees, number, 77);
    expect(FEE_NUMBERS.filter((one) => numberOf(changed, one) !== numberOf(fees, one))).toEqual([
      number,
    ]);
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(fees));
  }
  const inAll = JSON.stringify(fees).match(/:\d/g) ?? [];
  expect(FEE_NUMBERS).toHaveLength(inAll.length);
});
