import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { areaLimitWish } from './area-limit.ts';

export const previewAreaLimit = operation({
  name: 'previewAreaLimit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/area-limits-preview',
  summary:
    'The visits that are booked at these pincodes for these days and would stand: how many, and the first of them. Writes nothing.',
  input: z.object(areaLimitWish),
  output: z.object({
    visits: z.number(),
    /** The earliest, at most twenty. */
    first: z.array(
      z.object({ bookingId: z.string(), reference: z.string(), startsAt: z.string() }),
    ),
  }),
  reveals: [],
  refusals: { 'city-unknown': 404, 'outside-served-area': 409, 'area-days-invalid': 409 },
});
