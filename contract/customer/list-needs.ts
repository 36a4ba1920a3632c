import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/**
 * Reasons why a booking needs its customer: a yes to extra work or to an early arrival; a choice while we are late; a
 * payment or a proof before the slot is released; nothing but patience while a payment is checked; the advance of an event;
 * a look at the finished work; money that is due; a rating.
 */
export const NEEDS = [
  'extra-work',
  'early',
  'late',
  'pay',
  'prove',
  'checking',
  'advance',
  'accept',
  'due',
  'rate',
] as const;
export type Need = (typeof NEEDS)[number];

const need = z.object({
  kind: z.enum(NEEDS),
  bookingId: z.string(),
  serviceSlug: z.string(),
  serviceName: z.string(),
  /** The amount to pay or approve. */
  amountPaise: z.nullable(z.number()),
  /** The moment at which the slot is released, the work counts as accepted, or nobody can be rated any more. */
  until: z.nullable(z.string()),
  /** When the Karigar would like to come. */
  wantsAt: z.nullable(z.string()),
  /** The same for one event on every screen, and unlike every other; null where nothing is to be said at once. */
  eventId: z.nullable(z.string()),
});
export type NeedView = z.infer<typeof need>;

export const listNeeds = operation({
  name: 'listNeeds',
  audience: 'customer',
  method: 'GET',
  path: '/api/needs',
  summary: 'Everything that waits for the signed-in customer, what does harm soonest first.',
  input: z.object({}),
  output: z.object({ needs: z.array(need) }),
  refusals: {},
});
