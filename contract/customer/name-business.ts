import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { gstin } from '../fields/gstin.ts';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

/** The business that tax documents are made out to, as it is registered. */
export const business = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'business-name-missing'),
      z.maxLength(120, 'text-too-long'),
      z.regex(WRITABLE, 'text-invalid'),
    ),
  gstin,
});

/** As it is kept. */
export const namedBusiness = z.object({ name: z.string(), gstin: z.string() });
export type Business = z.infer<typeof namedBusiness>;

export const nameBusiness = operation({
  name: 'nameBusiness',
  audience: 'customer',
  method: 'PUT',
  path: '/api/bookings/:id/business',
  summary:
    'Have the tax documents of a booking made out to a registered business, or to the customer again; until its invoice is issued. What was issued before stays as it is.',
  input: z.object({ id: bookingId, business: z.nullable(business) }),
  output: z.object({ business: z.nullable(namedBusiness) }),
  refusals: { 'booking-not-found': 404, 'invoice-issued': 409 },
});
