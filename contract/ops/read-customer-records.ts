import * as z from 'zod/mini';
import { saidOfBooking } from '../live.ts';
import { operation } from '../operation.ts';
import { TAX_DOCUMENT_KINDS } from '../tax-document-kinds.ts';
import { personInPath } from './list-person-messages.ts';

export const readCustomerRecords = operation({
  name: 'readCustomerRecords',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/customers/:userId/records',
  summary:
    'What the latest thirty bookings of a customer have left behind: their bills and receipts, and what was said at them.',
  input: z.object({ userId: personInPath }),
  output: z.object({
    documents: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(TAX_DOCUMENT_KINDS),
        number: z.string(),
        bookingId: z.string(),
        reference: z.string(),
        amountPaise: z.number(),
        issuedAt: z.string(),
      }),
    ),
    said: z.array(saidOfBooking),
  }),
  reveals: [
    { what: 'money', whose: 'user', at: 'input.userId' },
    { what: 'talk', whose: 'user', at: 'input.userId' },
    { what: 'talk', whose: 'karigar', at: 'output.said.karigarId' },
  ],
  refusals: { 'person-not-found': 404 },
});
