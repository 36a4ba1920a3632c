import { expect, test } from 'vitest';
import { karigarBankFile, saidByBank, type ToPay } from './bank-file.ts';

const payee = { upiAddress: 'ravi@upi', bankAccount: null, ifsc: null };
const toPay = (change: Partial<ToPay> = {}): ToPay => ({
  ...{ payoutId: 'p1', batchOn: '2026-11-23', name: 'Ravi Pawar', amountPaise: 83_050 },
  ...{ state: 'made', payee },
  ...change,
});

test('the file has a line for whom the bank can pay: by UPI, else by NEFT; a name is never a formula', () => {
  const account = { upiAddress: null, bankAccount: '00112233', ifsc: 'HDFC0000001' };
  const { name, text, lines } = karigarBankFile(
    '2026-11-23',
    [
      toPay(),
      toPay({ payoutId: 'p2', name: '=1+1, or so', payee: account }),
      toPay({ payoutId: 'p3', state: 'paid' }),
      toPay({ payoutId: 'p4', state: 'returned' }),
      toPay({ payoutId: 'p5', payee: null }),
      toPay({ payoutId: 'p6', payee: { ...account, ifsc: null } }),
    ],
    'Aangan',
  );
  expect({ name, lines }).toEqual({ name: 'karigar-pay-2026-11-23.csv', lines: 2 });
  expect(text.split('\n')).toEqual([
    'Transaction Type,Beneficiary Name,Beneficiary VPA,Beneficiary Account,IFSC,Amount,Remarks,Customer Reference',
    'UPI,Ravi Pawar,ravi@upi,,,830.50,Aangan pay 2026-11-23,p1',
    `NEFT,"'=1+1, or so",,00112233,HDFC0000001,830.50,Aangan pay 2026-11-23,p2`,
    '',
  ]);
});

test('only a clear word of the bank counts', () => {
  expect(saidByBank({ Status: ' success ', UTR: 'N123456789' })).toEqual({
    ...{ state: 'paid', bankReference: 'N123456789' },
  });
  expect(saidByBank({ Status: 'FAILED', UTR: '' })).toEqual({ state: 'failed' });
  expect(saidByBank({ Status: 'SUCCESS', UTR: '' })).toBeUndefined();
  expect(saidByBank({ Status: 'PENDING', UTR: 'N123456789' })).toBeUndefined();
});
