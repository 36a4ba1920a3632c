import * as z from 'zod/mini';
import { karigarNumber } from '../fields/karigar-number.ts';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';
import { ATTENDANCE_REFUSALS } from '../visit.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const reportCrewAbsent = operation({
  name: 'reportCrewAbsent',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/crew-attendance',
  summary: `The leader of a visit says that one of the crew did not come, from ${policy.visit.absenceMinutes} minutes after the promised time until the money is divided, or that they came after all. Who came shares the pay; the absent one hears of it.`,
  input: z.object({ ...karigarAct, karigarId: karigarNumber, came: z.boolean() }),
  output: z.object({ visit: karigarVisit }),
  refusals: { ...MOVE_REFUSALS, ...ATTENDANCE_REFUSALS },
});
