import * as z from 'zod/mini';
import { enclosure } from '../enclosure.ts';
import { textByLanguage } from '../fields/language.ts';
import { forWorkers } from '../fields/society-rules.ts';
import { OFFER_STATES } from '../offer-states.ts';
import { dayOfWork } from './day-of-work.ts';

/**
 * A visit as it is offered: everything that a Karigar decides by, and nothing that names the customer or the door. Name and
 * address come with the visit, once it is theirs; the telephone never does.
 */
export const offer = z.object({
  id: z.string(),
  bookingId: z.string(),
  state: z.enum(OFFER_STATES),
  round: z.number(),
  /** Somebody broke down or gave it back, or the start is near: it is wanted at once. */
  urgent: z.boolean(),
  /** Minutes of it outside the hours that the Karigar has told us; they are asked whether they would, and may say no. */
  beyondMinutes: z.number(),
  /** The Karigar makes the visit's moves; false: they come along as a member of the team. */
  leads: z.boolean(),
  offeredAt: z.string(),
  /** Until when the Karigar may answer. */
  expiresAt: z.string(),
  /** Until when the Karigar may take their no back; null when none was said. */
  undoUntil: z.nullable(z.string()),
  serviceId: z.number(),
  serviceSlug: z.string(),
  serviceName: z.string(),
  category: z.string(),
  option: z.nullable(z.string()),
  /** The day in India and the promised time at the door, e.g. `2026-11-23` and `09:00 AM`. */
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  durationMinutes: z.number(),
  /** Every day on which they would come, with its hours and what of the pay is for it. */
  days: z.array(dayOfWork),
  teamSize: z.number(),
  /** Their ratings by Karigars; null while there are fewer than three. */
  customerStanding: z.nullable(z.object({ average: z.number(), count: z.number() })),
  area: z.object({
    pincode: z.string(),
    name: textByLanguage,
    /** The society, where the customer named one. */
    society: z.nullable(z.string()),
    /** As the flat's number says (702: the seventh); null when it does not say. */
    floor: z.nullable(z.number()),
    /** Null when nobody has told us. */
    lift: z.nullable(z.boolean()),
    forWorkers: z.nullable(forWorkers),
    /** The middle of the pincode, nobody’s door. */
    latitude: z.number(),
    longitude: z.number(),
  }),
  journey: z.object({
    /** Start of the journey: home, or the visit before. */
    from: z.enum(['home', 'visit']),
    /** The middle of the pincode where it starts; null when it is not known, absent in answers of the version before. */
    start: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
    minutes: z.number(),
    kilometres: z.number(),
    /** The latest moment at which to set out. */
    leaveAt: z.string(),
  }),
  pay: z.object({
    grossPaise: z.number(),
    deductions: z.array(z.object({ kind: z.string(), amountPaise: z.number() })),
    netPaise: z.number(),
  }),
  /** Paid on top by us for each time that they come to the door; null for a short way, absent in answers of the version before. */
  longWay: z.optional(z.nullable(z.object({ kilometres: z.number(), amountPaise: z.number() }))),
  /** The sum the Karigar collects at the door, where the customer pays in cash; 0 when it is paid already. */
  cashPaise: z.number(),
  /** Pictures of the work and the customer's voice note; absent in an answer of the version before. */
  enclosures: z.optional(z.array(enclosure)),
});
export type OfferView = z.infer<typeof offer>;
