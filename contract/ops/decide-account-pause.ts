import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';

export const decideAccountPause = operation({
  name: 'decideAccountPause',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/account-pauses/:closureId/decision',
  summary:
    'Decide the pause of a customer’s account with its evidence, which they read: it stays for some more days, or the account is closed. Both may be appealed against.',
  input: z.object({
    closureId: madeId,
    decision: z.enum(['stay', 'close'], 'decision-unknown'),
    evidence: longText,
    /** With `stay`: for how many days from now. */
    days: z._default(
      z
        .int('pause-too-long')
        .check(z.gte(1, 'pause-too-long'), z.lte(policy.pause.decidedDays, 'pause-too-long')),
      7,
    ),
  }),
  output: z.object({
    endsAt: z.nullable(z.string()),
    /** Their mail address is known, so that they read why; else somebody calls them. */
    readsIt: z.boolean(),
  }),
  reveals: [],
  refusals: { 'pause-not-found': 404, 'pause-over': 409, 'own-account': 409 },
});
