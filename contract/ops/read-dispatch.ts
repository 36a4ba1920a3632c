import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { language } from '../fields/language.ts';
import { OFFER_STATES } from '../offer-states.ts';
import { operation } from '../operation.ts';

export const DECISION_KINDS = [
  'offered',
  'seated',
  'replaced',
  'nobody',
  'waited',
  'alarm',
  'by-hand',
  'sent',
] as const;

const karigar = z.object({ id: z.number(), name: z.string() });

export const readDispatch = operation({
  name: 'readDispatch',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings/:id/dispatch',
  summary:
    'Why this Karigar: whose time is held for a booking, who was asked, what each answered, and what every decision stood on.',
  input: z.object({ id: bookingId, language: z._default(language, 'en') }),
  output: z.object({
    status: z.string(),
    /** The Karigars whose time is held at this moment. */
    held: z.array(z.object({ karigar, leaveAt: z.string(), startsAt: z.string() })),
    offers: z.array(
      z.object({
        id: z.string(),
        karigar,
        round: z.number(),
        state: z.enum(OFFER_STATES),
        leads: z.boolean(),
        urgent: z.boolean(),
        offeredAt: z.string(),
        expiresAt: z.string(),
        answeredAt: z.nullable(z.string()),
      }),
    ),
    decisions: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(DECISION_KINDS),
        cause: z.string(),
        /** In words, for a person. */
        sentence: z.string(),
        /** Reason of the colleague who decided by hand. */
        why: z.nullable(z.string()),
        /** The Karigars whom the decision looked at, best first. */
        candidates: z.array(
          z.object({
            karigar,
            /** A lower cost goes first: minutes of driving, with what speaks for or against this Karigar. */
            cost: z.nullable(z.number()),
            outcome: z.string(),
            sentence: z.string(),
          }),
        ),
      }),
    ),
  }),
  reveals: [
    { what: 'dispatch', whose: 'booking', at: 'input.id' },
    { what: 'dispatch', whose: 'karigar', at: 'output.held.karigar.id' },
    { what: 'dispatch', whose: 'karigar', at: 'output.offers.karigar.id' },
    { what: 'dispatch', whose: 'karigar', at: 'output.decisions.candidates.karigar.id' },
  ],
  refusals: { 'booking-not-found': 404 },
});
