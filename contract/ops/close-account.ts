import * as z from 'zod/mini';
import { CLOSURE_REASONS } from '../account-closure.ts';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const closeAccount = operation({
  name: 'closeAccount',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/customers/:userId/closures',
  summary:
    'Pause a customer’s account, for 72 hours unless that is decided with evidence, or close it to who asked for that: nobody signs in to it, every session ends, and its owner is written to in their language. Bookings ahead stay and are named; each is called off by itself.',
  input: z.object({
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    closureId: madeId,
    kind: z.enum(['pause', 'close'], 'decision-unknown'),
    reason: z.enum(CLOSURE_REASONS, 'pause-reason-unknown'),
    notice: longText,
  }),
  output: z.object({
    closed: z.literal(true),
    sessionsEnded: z.number(),
    /** Their mail address is known, so that they read why; else somebody calls them. */
    readsIt: z.boolean(),
    bookingsAhead: z.array(z.object({ id: z.string(), reference: z.string() })),
  }),
  reveals: [],
  refusals: {
    'person-not-found': 404,
    'already-closed': 409,
    'works-with-us': 409,
    'own-account': 409,
    'pause-id-taken': 409,
    'close-needs-decision': 409,
  },
});
