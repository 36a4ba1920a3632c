import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const checkKarigarBatch = operation({
  name: 'checkKarigarBatch',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts/:batchOn/check',
  summary:
    'Say that a batch was looked at: whom it pays, where, and how much. Only what was checked stands in the file for the bank, and whoever made the batch does not check it. Asked again it changes nothing.',
  input: z.object({
    batchOn: localDate,
    /** The number of payouts that were seen to wait for it, and their sum. */
    payouts: z.int('amount-invalid').check(z.gte(1, 'amount-invalid')),
    amountPaise: paise,
    /** The `uncheckedDigest` of the payouts that were looked at. */
    digest: z.string('batch-changed').check(z.regex(/^[0-9a-f]{64}$/, 'batch-changed')),
  }),
  output: z.object({ checked: z.literal(true) }),
  reveals: [],
  refusals: {
    'batch-not-found': 404,
    /** Carries `payouts` and `amountPaise` as they are now. */
    'batch-changed': 409,
    'needs-another-person': 409,
    /** The batch pays whoever checks it. */
    'own-money': 409,
  },
});
