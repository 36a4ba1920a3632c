import * as z from 'zod/mini';
import { ASKED_KINDS, CASE_TOPICS, caseId } from '../cases.ts';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { caseText } from './case.ts';

export const openCase = operation({
  name: 'openCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases',
  summary:
    'Write down what a customer has complained of or asks about their data, by telephone or mail: they are told its number. Sent twice under one name it is one case.',
  input: z.object({
    id: caseId,
    kind: z.enum(ASKED_KINDS, 'case-kind-unknown'),
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    bookingId: z.optional(bookingId),
    topic: z.enum(CASE_TOPICS, 'topic-unknown'),
    text: caseText,
  }),
  output: z.object({ number: z.string() }),
  reveals: [{ what: 'account', whose: 'user', at: 'input.userId' }],
  refusals: {
    'person-not-found': 404,
    'booking-not-found': 404,
    'topic-not-fitting': 409,
    'action-reused': 409,
  },
});
