import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { qualityPeriod, spanOfDays } from '../quality.ts';

const minutes = z.object({
  hour: z.number(),
  /** Minutes of Karigars held by visits and the journeys to them. */
  held: z.number(),
  /** Minutes on duty of the Karigars who live there, by the hours that they keep today. */
  onDuty: z.number(),
  refused: z.number(),
});

export const readDemand = operation({
  name: 'readDemand',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/quality/demand',
  summary:
    'How much of the time of Karigars was taken in each hour and ward of a period, at most 62 days, and how many wishes were refused there. Of customers nothing.',
  input: z.object({ from: qualityPeriod.from, until: qualityPeriod.until }),
  output: z.object({
    period: spanOfDays,
    wards: z.array(z.object({ ward: z.string(), names: textByLanguage, hours: z.array(minutes) })),
    before: z.object({ held: z.number(), onDuty: z.number() }),
  }),
  reveals: [],
  refusals: { 'days-invalid': 400 },
});
