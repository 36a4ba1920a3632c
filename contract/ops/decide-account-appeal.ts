import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const decideAccountAppeal = operation({
  name: 'decideAccountAppeal',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/account-pauses/:closureId/appeal/decision',
  summary:
    'Answer a customer’s appeal, as somebody who has neither paused their account nor decided on it. Granted, it is open again at once; either way they are written to.',
  input: z.object({ closureId: madeId, granted: z.boolean('decision-unknown'), reason: longText }),
  output: z.object({
    granted: z.boolean(),
    /** Their mail address is known, so that they read why; else somebody calls them. */
    readsIt: z.boolean(),
  }),
  reveals: [],
  refusals: {
    'pause-not-found': 404,
    'pause-over': 409,
    'no-appeal': 409,
    'appeal-decided': 409,
    'appeal-by-another': 409,
    'own-account': 409,
  },
});
