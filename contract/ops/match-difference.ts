import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { differencePosition } from '../fields/difference-position.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

/** A name that a gateway, or we for it, has given a payment or refund. */
export const gatewayName = z
  .string('money-not-found')
  .check(z.minLength(1, 'money-not-found'), z.maxLength(100, 'money-not-found'));

export const matchDifference = operation({
  name: 'matchDifference',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/settlements/:settlementId/matches',
  summary:
    'Say that a line of a gateway’s report is a payment or refund of ours of the same amount that the report calls by another name. It is booked to the bank, and its difference is explained. Above ₹5,000, or where the names are not alike, a second of us has to say the same. Sent again it changes nothing.',
  input: z.object({
    settlementId: madeId,
    position: differencePosition,
    /** Our name for the payment or refund. */
    ourReference: gatewayName,
    /** Made by the screen: the same word sent twice is written down once. */
    id: madeId,
    why: reasonText,
  }),
  output: z.object({ open: z.number() }),
  reveals: [],
  refusals: {
    'difference-not-found': 404,
    'difference-explained': 409,
    'difference-not-matchable': 409,
    'money-not-found': 404,
    'amount-differs': 409,
    'already-settled': 409,
    'needs-another-person': 409,
  },
});
