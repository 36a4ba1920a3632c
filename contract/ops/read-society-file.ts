import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { textByLanguage } from '../fields/language.ts';
import { societyId } from '../fields/society-id.ts';
import { societyRules } from '../fields/society-rules.ts';
import { operation } from '../operation.ts';

export const readSocietyFile = operation({
  name: 'readSocietyFile',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/societies/:societyId/file',
  summary:
    'Everything about one housing society for who is asked about it: what it asks of visitors, what is booked there from today on, and how much was booked there in the ninety days before.',
  input: z.object({ societyId }),
  output: z.object({
    society: z.extend(societyRules, { id: z.number(), synthetic: z.boolean() }),
    area: textByLanguage,
    /** The soonest fifty. */
    ahead: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(BOOKING_STATUSES),
        serviceName: z.string(),
        startsAt: z.string(),
        customerName: z.nullable(z.string()),
        /** Wing and flat. */
        door: z.string(),
        openItems: z.number(),
      }),
    ),
    /** The link with which its gate sees who is expected, while it opens something. */
    gateLink: z.nullable(z.object({ givenAt: z.string(), usedAt: z.nullable(z.string()) })),
    before: z.object({ bookings: z.number(), homes: z.number() }),
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'output.ahead.id' },
    { what: 'address', whose: 'booking', at: 'output.ahead.id' },
  ],
  refusals: { 'society-unknown': 404 },
});
