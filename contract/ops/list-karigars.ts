import * as z from 'zod/mini';
import { karigarInPath } from '../fields/karigar-number.ts';
import { textByLanguage } from '../fields/language.ts';
import { operation } from '../operation.ts';

export const KARIGAR_STANDINGS = ['active', 'paused', 'left'] as const;

export const listKarigars = operation({
  name: 'listKarigars',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigars',
  summary:
    'List Karigars by name, a page of fifty at a time: those at work, paused, or gone; by a part of the name, pincode of the home, or service.',
  input: z.object({
    standing: z._default(z.enum(KARIGAR_STANDINGS, 'filter-unknown'), 'active'),
    name: z.optional(z.string().check(z.maxLength(60, 'filter-unknown'))),
    pincode: z.optional(z.string().check(z.regex(/^\d{6}$/, 'filter-unknown'))),
    serviceId: z.optional(
      z.coerce
        .number('filter-unknown')
        .check(
          z.int('filter-unknown'),
          z.gte(1, 'filter-unknown'),
          z.lte(2_147_483_647, 'filter-unknown'),
        ),
    ),
    /** The last one of the page before. */
    after: z.optional(karigarInPath),
  }),
  output: z.object({
    karigars: z.array(
      z.object({
        karigarId: z.number(),
        name: z.string(),
        area: textByLanguage,
        /** Services that they can do, by number. */
        skills: z.array(z.number()),
        rating: z.object({ stars: z.nullable(z.number()), count: z.number() }),
        /** Visits served in the last 28 days. */
        served: z.number(),
        nextVisitAt: z.nullable(z.string()),
      }),
    ),
    /** All that fit, on this and other pages. */
    count: z.number(),
    next: z.nullable(z.number()),
  }),
  reveals: [{ what: 'account', whose: 'karigar', at: 'output.karigars.karigarId' }],
  refusals: {},
});
