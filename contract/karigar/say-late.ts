import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

/** The delay that a Karigar names with it. */
export const SAID_LATE_MINUTES = 10;

export const sayLate = operation({
  name: 'sayLate',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/lateness',
  summary:
    'Say "10 minutes late" to the customer, or as one of a crew to whoever leads it, counted from when it was pressed, also where it was pressed without a signal. Pressed again within some minutes it is said once.',
  input: z.object({ ...karigarAct }),
  output: z.object({ visit: karigarVisit }),
  refusals: { ...MOVE_REFUSALS, 'nobody-to-tell': 409 },
});
