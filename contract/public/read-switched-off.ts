import * as z from 'zod/mini';
import { FEATURE_REFUSALS, FEATURES } from '../features.ts';
import { operation } from '../operation.ts';

export const readSwitchedOff = operation({
  name: 'readSwitchedOff',
  audience: 'public',
  method: 'GET',
  path: '/api/features/off',
  summary:
    'What is switched off for a while, by the refusals that it is answered with, so that a screen says it before anybody presses.',
  input: z.object({}),
  output: z.object({
    features: z.array(z.enum(FEATURES)),
    /** Online payment is among them while the gateway of new bookings is off; others are paid by their own. */
    refused: z.array(z.enum(FEATURE_REFUSALS)),
  }),
  refusals: {},
});
