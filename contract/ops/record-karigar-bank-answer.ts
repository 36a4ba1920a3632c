import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const recordKarigarBankAnswer = operation({
  name: 'recordKarigarBankAnswer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts/bank-answer',
  summary:
    'Record what the bank has answered to the file of a batch: a line says SUCCESS with a UTR, or FAILED, and then we owe it as before. Read twice it counts once.',
  input: z.object({
    /** The columns `Customer Reference`, `Status` and `UTR`; others are not looked at. */
    text: z.string().check(z.minLength(1, 'file-missing'), z.maxLength(500_000, 'file-too-large')),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        /** The payout, as the file named it; what the line says where that is none of ours. */
        reference: z.string(),
        outcome: z.enum([
          'paid',
          'returned',
          'unclear',
          'contradicts',
          'stopped',
          'unknown',
          'own-money',
        ]),
      }),
    ),
  }),
  reveals: [],
  refusals: { 'bank-answer-unreadable': 409 },
});
