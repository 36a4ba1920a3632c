import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { credit } from './read-credit.ts';

export const requestPayout = operation({
  name: 'requestPayout',
  audience: 'customer',
  method: 'POST',
  path: '/api/credit/payouts',
  summary:
    'Have one’s credit paid out to a UPI id whose name was looked up and is confirmed by this. `id` is made by the client, so that pressing twice pays once; `shownPaise` is what was shown to be paid out. Not while one owes for a booking: credit pays that first. Whoever signed in a while ago first shows that it is they.',
  input: z.object({
    id: z.string().check(z.uuid('payout-id-invalid'), z.toLowerCase()),
    destinationId: z.string().check(z.uuid('payout-id-invalid'), z.toLowerCase()),
    shownPaise: z.number().check(z.int('amount-invalid'), z.positive('amount-invalid')),
  }),
  output: credit,
  refusals: {
    'payouts-off': 409,
    'confirmation-needed': 403,
    'destination-not-found': 404,
    'no-credit': 409,
    'dues-first': 409,
    'amount-mismatch': 409,
    'transfer-id-reused': 409,
  },
});
