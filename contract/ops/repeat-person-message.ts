import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { personInPath } from './list-person-messages.ts';

export const repeatPersonMessage = operation({
  name: 'repeatPersonMessage',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/people/:userId/messages/:messageId/repeats',
  summary:
    'Send a customer or Karigar a message again, by the same channel and in their language of today; asked twice under one name it goes once.',
  input: z.object({ userId: personInPath, messageId: madeId, repeatId: madeId }),
  output: z.object({ written: z.boolean() }),
  reveals: [],
  refusals: {
    'message-not-found': 404,
    /** It can't be said any more, or that channel no longer leads to them. */
    'message-not-repeatable': 409,
  },
});
