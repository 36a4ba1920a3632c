import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { areaLimitWish } from './area-limit.ts';

export const setAreaLimit = operation({
  name: 'setAreaLimit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/area-limits',
  summary:
    'From a day on take nothing new at these pincodes, or in the whole city, or sell the time of only a share of those who could come. What is booked stands, and nobody is told.',
  input: z.object({ id: madeId, ...areaLimitWish, why: reasonText }),
  output: z.object({ id: z.string(), version: z.number() }),
  reveals: [],
  refusals: {
    'city-unknown': 404,
    'outside-served-area': 409,
    /** It begins before today or too far ahead, or ends before it begins; a lower share has to end. */
    'area-days-invalid': 409,
    'area-limit-id-reused': 409,
    /** Sent again, and a colleague has changed its end meanwhile. */
    'area-limit-changed': 409,
  },
});
