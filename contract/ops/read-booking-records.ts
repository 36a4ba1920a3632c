import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { saidSentence } from '../live.ts';
import { operation } from '../operation.ts';
import { TAX_DOCUMENT_KINDS } from '../tax-document-kinds.ts';

export const readBookingRecords = operation({
  name: 'readBookingRecords',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings/:id/records',
  summary:
    'What a booking has left behind: its bills and receipts, the names of its pictures, each of which is a look of its own, and what the two of the visit said to each other.',
  input: z.object({ id: bookingId }),
  output: z.object({
    documents: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(TAX_DOCUMENT_KINDS),
        number: z.string(),
        amountPaise: z.number(),
        issuedAt: z.string(),
      }),
    ),
    photos: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['arrival', 'before', 'after', 'problem', 'complaint']),
        at: z.string(),
      }),
    ),
    said: z.array(saidSentence),
  }),
  reveals: [
    { what: 'money', whose: 'booking', at: 'input.id' },
    { what: 'talk', whose: 'booking', at: 'input.id' },
  ],
  refusals: { 'booking-not-found': 404 },
});
