import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { delivery } from './list-booking-messages.ts';

export const personInPath = z.string().check(z.uuid('person-invalid'), z.toLowerCase());

export const listPersonMessages = operation({
  name: 'listPersonMessages',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/people/:userId/messages',
  summary:
    'What was sent to a customer or Karigar, the latest first, fifty at a time: about what, by which channel, and whether it arrived. Where it went and what it said is not kept.',
  input: z.object({
    userId: personInPath,
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}\.[0-9a-f-]{36}$/, 'cursor-invalid'))),
  }),
  output: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        /** The name of the event that it tells of; nothing where it is a code or concerns the account. */
        about: z.nullable(z.string()),
        template: z.string(),
        bookingId: z.nullable(z.string()),
        /** The code of the booking. */
        reference: z.nullable(z.string()),
        ...delivery,
        /** It can be written anew, if it still holds. */
        mayRepeat: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'input.userId' }],
  refusals: { 'person-not-found': 404, 'cursor-invalid': 400 },
});
