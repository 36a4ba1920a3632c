import * as z from 'zod/mini';
import { FIGURES } from '../booking-figures.ts';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { bookingId } from '../fields/booking-id.ts';
import { language } from '../fields/language.ts';
import { INSTALMENT_STATES } from '../instalment-states.ts';
import { operation } from '../operation.ts';
import { PAYMENT_METHODS } from '../policy.ts';
import { attendance, LINE_KINDS } from '../visit.ts';
import { zoneNotice } from '../zone.ts';
import { inboxItem } from './inbox.ts';
import { BOOKING_ACTS } from './preview-act.ts';

const person = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  emailMasked: z.nullable(z.string()),
  language,
});

export const readBookingFile = operation({
  name: 'readBookingFile',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings/:id/file',
  summary:
    'Everything about one booking for who is asked about it: how it stands and what happens next by itself, whose it is and who comes on which day, what is paid, due and given back, everything that has happened with who did it, and what of it needs one of us.',
  input: z.object({ id: bookingId }),
  output: z.object({
    /** How far its story went: sent with an act that has no preview, which is refused when something has happened since. */
    seen: z.string(),
    booking: z.object({
      id: z.string(),
      reference: z.string(),
      status: z.enum(BOOKING_STATUSES),
      serviceId: z.number(),
      serviceName: z.string(),
      category: z.string(),
      option: z.nullable(z.string()),
      pricePaise: z.number(),
      paymentMethod: z.enum(PAYMENT_METHODS),
      /** The slot no longer depends on a payment. */
      firm: z.boolean(),
      startsAt: z.string(),
      endsAt: z.string(),
      address: z.string(),
      pincode: z.nullable(z.string()),
      /** In whose grid of slots it stands. */
      city: z.string(),
      society: z.nullable(z.string()),
      bookedAt: z.string(),
      reschedules: z.number(),
    }),
    /** The move that the clock makes when nobody does anything. */
    next: z.nullable(z.object({ move: z.string(), at: z.string() })),
    customer: person,
    /** Each day on which somebody comes, and whose time is held for it. */
    visits: z.array(
      z.object({
        dayId: z.string(),
        /** Its place among the visits of the booking. */
        position: z.number(),
        /** It may be written down who of the crew came. */
        mayRecordAttendance: z.boolean(),
        startsAt: z.string(),
        endsAt: z.string(),
        crew: z.array(
          z.object({
            karigarId: z.number(),
            name: z.string(),
            mobileMasked: z.nullable(z.string()),
            leads: z.boolean(),
            /** Their last answer to an offer; nothing when they were not asked. */
            answer: z.nullable(z.string()),
            attendance: z.nullable(attendance),
          }),
        ),
      }),
    ),
    /** The states on its way, and what may be done to it just now. */
    steps: z.array(
      z.object({
        name: z.enum(BOOKING_STATUSES),
        state: z.enum(['done', 'now', 'ahead']),
        at: z.nullable(z.string()),
      }),
    ),
    acts: z.array(z.enum(BOOKING_ACTS)),
    money: z.object({
      state: z.string(),
      /** For its promised hour a zone switch takes all fees away. */
      zone: z.nullable(zoneNotice),
      /** Each with what it is made of: together they make the figure. */
      figures: z.array(
        z.object({
          name: z.enum(FIGURES),
          amountPaise: z.number(),
          of: z.array(z.object({ name: z.string(), amountPaise: z.number() })),
        }),
      ),
      /** Refunds that failed for good: with the customer as credit, or left to us. */
      failed: z.array(z.object({ id: z.string(), amountPaise: z.number(), at: z.string() })),
      parts: z.array(
        z.object({
          position: z.number(),
          kind: z.string(),
          amountPaise: z.number(),
          state: z.enum(INSTALMENT_STATES),
          dueAt: z.string(),
          paidAt: z.nullable(z.string()),
        }),
      ),
    }),
    /** At work: what was agreed on, line by line. */
    agreed: z.array(
      z.object({
        line: z.number(),
        kind: z.enum(LINE_KINDS),
        label: z.string(),
        approvedPaise: z.number(),
      }),
    ),
    timeline: z.array(
      z.object({
        id: z.number(),
        type: z.string(),
        at: z.string(),
        /** `customer`, `karigar`, `ops`, `clock`, `dispatch` … */
        by: z.string(),
        byName: z.nullable(z.string()),
        why: z.nullable(z.string()),
        karigarName: z.nullable(z.string()),
        amountPaise: z.nullable(z.number()),
      }),
    ),
    items: z.array(inboxItem),
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'input.id' },
    { what: 'address', whose: 'booking', at: 'input.id' },
    { what: 'money', whose: 'booking', at: 'input.id' },
    { what: 'booking', whose: 'karigar', at: 'output.visits.crew.karigarId' },
  ],
  refusals: { 'booking-not-found': 404 },
});
