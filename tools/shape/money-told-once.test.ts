import { expect, test } from 'vitest';
import { checkMoneyIsToldOnce } from './money-told-once.ts';
import { scan } from './scan.ts';

const saidOf = (path: string, text: string) =>
  checkMoneyIsToldOnce([{ path, text, stretches: scan(text) }]);

test.each([
  ['server/views/a-screen.ts', 'const paid = paidOf(row.instalments);'],
  ['server/flows/payment/a-door.ts', 'const due = dueInstalment(booking, parts, now);'],
  ['server/flows/dispatch/offer-it.ts', 'if (takesNoMoney(booking, now)) return;'],
  ['server/effects/a-message.ts', 'parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);'],
  ['apps/customer/history/a-sum.tsx', 'due.reduce((sum, one) => sum + one.duePaise, 0);'],
  ['server/views/a-list.ts', 'const q = `select sum(amount_paise) from instalments where true`;'],
  ['server/views/joined.ts', 'const q = `select sum(i.amount_paise) from bookings b join x i`;'],
  ['server/views/owing.ts', "const q = `where i.kind = 'cancellation-fee'`;"],
])('a second adder of a booking’s money is found: %s', (path, text) => {
  expect(saidOf(path, text)).toEqual([expect.stringMatching(`^${path}:1: .* told by moneyOf`)]);
});

test.each([
  [
    'server/modules/booking/a-rule.ts',
    'parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);',
  ],
  ['server/views/a-count.ts', 'days.reduce((sum, one) => sum + one, 0);'],
  ['server/views/a-door.ts', 'const { dueNow } = moneyOfParts(booking, parts, now);'],
  ['server/views/cash.ts', 'const q = `select sum(amount_paise) from ledger_lines where true`;'],
  ['server/views/a-screen.test.ts', 'const paid = paidOf(row.instalments);'],
])('no second adder: %s', (path, text) => {
  expect(saidOf(path, text)).toEqual([]);
});
