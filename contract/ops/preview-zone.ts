import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { zoneConsequence, zoneWish } from './zone.ts';

export const previewZone = operation({
  name: 'previewZone',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/zones-preview',
  summary:
    'What a zone switch would do: for how many visits it would hold, who would be told in which language, and what would not be charged or paid. Writes nothing.',
  input: z.object({
    city: zoneWish.city,
    pincodes: zoneWish.pincodes,
    from: zoneWish.from,
    until: zoneWish.until,
  }),
  output: zoneConsequence,
  reveals: [],
  refusals: {
    'city-unknown': 404,
    'outside-served-area': 409,
    'zone-hours-invalid': 409,
  },
});
