import * as z from 'zod/mini';
import { karigarWork, weeklyShift } from '../karigar-work.ts';
import { operation } from '../operation.ts';

export const setShifts = operation({
  name: 'setShifts',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/shifts',
  summary:
    'The hours of one’s week. Visits that no longer fit into them go to others, and nobody pays for it.',
  input: z.object({ shifts: z.array(weeklyShift).check(z.maxLength(21, 'too-many-lines')) }),
  output: z.object({ work: karigarWork }),
  refusals: { 'not-on-roster': 409, 'shift-invalid': 409, 'shifts-overlap': 409 },
});
