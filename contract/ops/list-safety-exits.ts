import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const listSafetyExits = operation({
  name: 'listSafetyExits',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/safety-exits',
  summary:
    'Karigars who left a visit for safety and whose exit is not closed: whom to call, by when, and who is still there.',
  input: z.object({}),
  output: z.object({
    exits: z.array(
      z.object({
        bookingId: z.string(),
        reference: z.string(),
        serviceSlug: z.string(),
        karigarId: z.number(),
        name: z.string(),
        mobile: z.nullable(z.string()),
        /** False: the visit was ended by the customer or by somebody of the crew. */
        bySelf: z.boolean(),
        /** The others of the crew go on. */
        visitGoesOn: z.boolean(),
        leftAt: z.string(),
        callBy: z.string(),
        calledAt: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [{ what: 'contact', whose: 'karigar', at: 'output.exits.karigarId' }],
  refusals: {},
});
