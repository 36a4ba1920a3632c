import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { figure, qualityPeriod, spanOfDays } from '../quality.ts';

const counted = z.object({ visits: z.number(), late: z.number() });

export const readQuality = operation({
  name: 'readQuality',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/quality',
  summary:
    'How well the days of a period were served, at most 62: on time by ward, hour, service and Karigar, refused, cancelled, rated, come back, refunded; each with the number of rows that it comes from, and of as many days before. Of customers nothing.',
  input: z.object(qualityPeriod),
  output: z.object({
    period: spanOfDays,
    before: spanOfDays,
    /** Below so many rows a share says little. */
    atLeast: z.number(),
    /** Visits as they are judged in public (ruling R31), and those that were on time. */
    onTime: figure,
    /** Judged visits to customers at whose home another was within sixty days before. */
    cameBack: figure,
    /** Visits judged or given up, and those given up by whom it may be. */
    cancelled: figure,
    /** Wishes met or refused, and those refused. */
    refused: figure,
    /** `part`: stars of all of them together. */
    ratings: figure,
    stars: z.array(z.object({ stars: z.number(), count: z.number() })),
    refunds: z.object({
      count: z.number(),
      /** The middle one, and how many were there within seven days. */
      medianDays: z.nullable(z.number()),
      within7: z.number(),
      before: z.object({ count: z.number(), medianDays: z.nullable(z.number()) }),
    }),
    days: z.array(
      z.object({ ...counted.shape, day: z.string(), refused: z.number(), cancelled: z.number() }),
    ),
    wards: z.array(
      z.object({
        ward: z.string(),
        /** Its first neighbourhoods. */
        names: textByLanguage,
        hours: z.array(z.object({ ...counted.shape, hour: z.number() })),
      }),
    ),
    services: z.array(z.object({ ...counted.shape, serviceId: z.number(), name: z.string() })),
    /** The twelve with most late visits among those who had any. */
    karigars: z.array(
      z.object({ ...counted.shape, karigarId: z.number(), name: z.nullable(z.string()) }),
    ),
    refusals: z.array(z.object({ reason: z.string(), count: z.number(), before: z.number() })),
    cancellations: z.array(z.object({ reason: z.string(), count: z.number(), before: z.number() })),
  }),
  reveals: [{ what: 'punctuality', whose: 'karigar', at: 'output.karigars.karigarId' }],
  refusals: { 'days-invalid': 400 },
});
