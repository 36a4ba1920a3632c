import { expect, test } from 'vitest';
import { type BillLine, putBack, takeOff } from './bill.ts';

const line = (number: number, kind: BillLine['kind'], amountPaise: number): BillLine => ({
  ...{ line: number, kind, label: '', approvedPaise: amountPaise, amountPaise, state: 'disputed' },
});

test.each([0, 1, 30_000, 50_000, 60_000, 170_000])(
  'a bill is asked as before once everything is put back that a dispute took off: %s',
  (refundPaise) => {
    const accepted = { ...line(4, 'parts', 9_000), state: 'accepted' as const };
    const asked = [
      ...[line(1, 'service', 100_000), line(2, 'labour', 40_000), line(3, 'parts', 30_000)],
      accepted,
    ];
    const dispute = { lines: [1, 2, 3], refundPaise };
    expect(putBack(takeOff(asked, refundPaise), dispute)).toEqual(asked);
  },
);

test('what was never agreed on is put back on no line, and a dispute without a refund puts back nothing', () => {
  const cheaper = { ...line(2, 'labour', 0), approvedPaise: 5_000 };
  const left = [{ ...line(1, 'service', 100_000), amountPaise: 90_000 }, cheaper];
  expect(putBack(left, { lines: [1], refundPaise: 10_000 })).toEqual([
    line(1, 'service', 100_000),
    cheaper,
  ]);
  expect(putBack(left, { lines: [1, 2], refundPaise: null })).toEqual(left);
});
