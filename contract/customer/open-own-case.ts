import * as z from 'zod/mini';
import { ASKED_KINDS, CASE_TOPICS, caseId } from '../cases.ts';
import { bookingId } from '../fields/booking-id.ts';
import { answerText } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { ownCase } from '../own-case.ts';

export const openOwnCase = operation({
  name: 'openOwnCase',
  audience: 'customer',
  method: 'POST',
  path: '/api/cases',
  summary:
    'Complain, about a booking or anything else, or ask about one’s own data: answers the case with its number. Sent twice under one name it is one case.',
  input: z.object({
    id: caseId,
    kind: z.enum(ASKED_KINDS, 'case-kind-unknown'),
    bookingId: z.optional(bookingId),
    topic: z.enum(CASE_TOPICS, 'topic-unknown'),
    text: answerText,
  }),
  output: z.object({ case: ownCase }),
  refusals: {
    'booking-not-found': 404,
    'topic-not-fitting': 409,
    'too-many-cases': 409,
    'action-reused': 409,
  },
});
