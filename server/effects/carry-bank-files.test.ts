import { expect, test } from 'vitest';
import { bankFile } from './carry-bank-files.ts';

test('a name that would be a formula in a spreadsheet is only a name', () => {
  const line = { payoutId: 'p', tries: 1, upiId: 'a@b', amountPaise: 1, holderName: '=1+1' };
  expect(bankFile('b', [line], 'Aangan')).toContain("UPI,'=1+1,a@b,0.01,");
});
