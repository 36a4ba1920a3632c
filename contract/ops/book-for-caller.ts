import * as z from 'zod/mini';
import { fullName } from '../fields/full-name.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { placingRefusals, placingWish } from '../placing.ts';

export const bookForCaller = operation({
  name: 'bookForCaller',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings',
  summary:
    'Book for somebody on the telephone, by the customer’s own rules. A mobile is enough: an account is made where nobody has it, and becomes theirs with the first code to it. It is held, and a link to confirm or pay it goes to the mobile: who calls has not shown that it is theirs. Sent again with the same id it answers the same booking.',
  input: z.object({
    ...placingWish,
    mobile,
    /** For an account that has no name yet. */
    name: z.optional(fullName),
    /** In which an account that is made now is spoken to. */
    language,
  }),
  output: z.object({
    bookingId: z.string(),
    reference: z.string(),
    customerId: z.string(),
    /** It depends on nothing any more; else it is held until then. */
    firm: z.boolean(),
    holdUntil: z.nullable(z.string()),
    /** Channels by which they hear of it; none where no message can leave. */
    toldBy: z.array(z.enum(['sms', 'whatsapp', 'email'])),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.customerId' }],
  refusals: { ...placingRefusals, 'user-disabled': 403 },
});
