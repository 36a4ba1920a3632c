import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { ZONE_KINDS } from '../zone.ts';
import { keptZone } from './zone.ts';

export const listZones = operation({
  name: 'listZones',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/zones',
  summary:
    'The zone switches that hold, will hold, or were over less than a week ago, and the places of each city that one can name.',
  input: z.object({
    /** The map asks every half minute, and knows the places: without them it is told of the switches alone. */
    places: z.optional(z.literal('none')),
  }),
  output: z.object({
    now: z.string(),
    zones: z.array(keptZone),
    /** A first draft of the message by kind, to be changed before it goes out. */
    templates: z.record(z.enum(ZONE_KINDS), textByLanguage),
    cities: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Each is the same as its pincodes. */
    wards: z.array(
      z.object({
        ward: z.string(),
        city: z.string(),
        names: textByLanguage,
        pincodes: z.array(z.string()),
      }),
    ),
    places: z.array(
      z.object({
        pincode: z.string(),
        city: z.string(),
        district: z.string(),
        name: textByLanguage,
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
