import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const recordAccountAppeal = operation({
  name: 'recordAccountAppeal',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/account-pauses/:closureId/appeal',
  summary:
    'Write down what a customer whose account is paused or closed says against it, in their words; a colleague who has neither paused nor decided answers. The same words sent twice are one appeal.',
  input: z.object({ closureId: madeId, text: longText }),
  output: z.object({ recorded: z.literal(true) }),
  reveals: [],
  refusals: {
    'pause-not-found': 404,
    'pause-over': 409,
    'appeal-recorded': 409,
    'own-account': 409,
  },
});
