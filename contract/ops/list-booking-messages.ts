import * as z from 'zod/mini';
import { CHANNELS, MESSAGE_STATES } from '../channels.ts';
import { bookingId } from '../fields/booking-id.ts';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';

/** Delivery of a message, whomever it went to. */
export const delivery = {
  channel: z.enum(CHANNELS),
  language,
  state: z.enum(MESSAGE_STATES),
  /** It went nowhere because its sentence is not registered. */
  notRegistered: z.boolean(),
  writtenAt: z.string(),
  deliveredAt: z.nullable(z.string()),
};

export const listBookingMessages = operation({
  name: 'listBookingMessages',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings/:id/messages',
  summary:
    'What was sent because of a booking, the latest first: to whom, about what, by which channel, and whether it arrived. Where it went and what it said is not kept.',
  input: z.object({ id: bookingId }),
  output: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        /** The event's name. */
        about: z.string(),
        template: z.string(),
        to: z.enum(['customer', 'karigar']),
        name: z.nullable(z.string()),
        ...delivery,
        /** It can be written anew: it went to the customer, and says what still holds. */
        mayRepeat: z.boolean(),
      }),
    ),
  }),
  reveals: [{ what: 'booking', whose: 'booking', at: 'input.id' }],
  refusals: { 'booking-not-found': 404 },
});
