import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { qualityPeriod } from '../quality.ts';

/** The figures that can be opened to their bookings; refused wishes name nobody, and are rows of their own. */
export const QUALITY_ROWS = ['late', 'visits', 'back', 'cancelled', 'ratings', 'refunds'] as const;

const number = z.optional(
  z.coerce.number('filter-unknown').check(z.int('filter-unknown'), z.gte(0, 'filter-unknown')),
);
const text = z.optional(z.string().check(z.maxLength(40, 'filter-unknown')));

export const listQualityRows = operation({
  name: 'listQualityRows',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/quality/rows',
  summary:
    'The bookings behind a figure of the quality room, the latest first, a page of a hundred at a time. Of customers nothing but the hour, the service and the pincode.',
  input: z.object({
    ...qualityPeriod,
    rows: z.enum(QUALITY_ROWS, 'filter-unknown'),
    ward: text,
    hour: number,
    karigarId: number,
    /** Filters cancellations only. */
    reason: text,
    stars: number,
    /** `next` of the answer before. */
    before: z.optional(
      z
        .string()
        .check(z.regex(/^\d{1,15}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'cursor-invalid')),
    ),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        bookingId: z.string(),
        reference: z.string(),
        serviceName: z.string(),
        /** When the visit was promised; of a refund when it was paid, of a rating when it was given. */
        at: z.string(),
        pincode: z.nullable(z.string()),
        karigarId: z.nullable(z.number()),
        karigarName: z.nullable(z.string()),
        /** Minutes late, stars, or days that a refund took; of a visit to which nobody came there is none. */
        value: z.nullable(z.number()),
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [{ what: 'punctuality', whose: 'karigar', at: 'output.rows.karigarId' }],
  refusals: { 'days-invalid': 400 },
});
