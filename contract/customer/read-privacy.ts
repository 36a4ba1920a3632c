import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readPrivacy = operation({
  name: 'readPrivacy',
  audience: 'customer',
  method: 'GET',
  path: '/api/profile/privacy',
  summary:
    'Read what one has agreed to, how one proves who one is, and what keeps the account open.',
  input: z.object({}),
  output: z.object({
    consent: z.nullable(z.object({ version: z.string(), acceptedAt: z.string() })),
    /** How the person proves that they are the one who asks. `sign-in`: nothing can be asked for but a new sign-in. */
    confirmBy: z.enum(['password', 'code', 'sign-in']),
    /** Masked address that the code is sent to. */
    codeTo: z.nullable(z.string()),
    /** The person signed in a moment ago: their data can be had without another proof. */
    isFresh: z.boolean(),
    /** Why the account cannot be deleted now; `count` says of how many bookings. */
    obstacle: z.nullable(
      z.object({
        code: z.enum(['bookings-ahead', 'money-under-way', 'account-of-staff']),
        count: z.number(),
      }),
    ),
  }),
  refusals: {},
});
