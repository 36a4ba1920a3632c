import * as z from 'zod/mini';
import { enclosure } from '../enclosure.ts';
import { bookingId } from '../fields/booking-id.ts';
import { keptBriefing } from '../fields/briefing.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';
import { instalment } from './instalment.ts';
import { namedBusiness } from './name-business.ts';
import { refund } from './refund.ts';
import { taxDocumentInList } from './tax-document.ts';

/** The moves of a booking that are its owner's news; all others are internal. */
export const TIMELINE_EVENTS = [
  'BookingPlaced',
  'BookingMadeFirm',
  'PaymentMethodChanged',
  'PaymentBegun',
  'PaymentFailed',
  'PaymentSettled',
  'HoldExtended',
  'BookingExpired',
  'BookingReseated',
  'BookingRescheduled',
  'VisitRescheduled',
  'BookingCancelled',
  'BookingCalledOff',
  'KarigarNoShow',
  'CustomerNoShow',
  'VisitCancelled',
  'VisitCalledOff',
  'VisitKarigarNoShow',
  'VisitCustomerNoShow',
  'CreditUsed',
  'CashCollected',
  'NobodyAssignedYet',
  'NobodyLeadsDay',
  'KarigarAssigned',
  'KarigarReplaced',
  'LeaderChanged',
  'KarigarReleased',
  'VisitBrokenOff',
  'KarigarDispatched',
  'GatePassChecked',
  'KarigarArrived',
  'WorkStarted',
  'ExtraWorkProposed',
  'ExtraWorkApproved',
  'ExtraWorkRefused',
  'ExtraWorkWithdrawn',
  'WorkFinished',
  'WorkStopped',
  'WorkAccepted',
  'WorkDisputed',
  'DisputeResolved',
  'ReworkBooked',
  'VisitStoppedForSafety',
  'SafetyCaseClosed',
  'PaymentReturned',
  'RefundInitiated',
  'RefundCredited',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** The next step of a booking, or what it waits for. */
export const NEXT_KINDS = [
  'pay',
  'prove',
  'checking',
  'advance',
  'assign',
  'call-off',
  'set-out',
  'arrive',
  'start-code',
  'finish',
  'accept',
  'decide',
  'due',
  'refund',
] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

export const readBooking = operation({
  name: 'readBooking',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id',
  summary:
    'One booking of the signed-in customer, with its timeline. A booking of somebody else is not found.',
  input: z.object({ id: bookingId }),
  output: z.object({
    booking,
    /** The next step and its time; nothing once all is over. */
    next: z.nullable(z.object({ kind: z.enum(NEXT_KINDS), by: z.nullable(z.string()) })),
    /** Amounts the customer gets for saying that nobody came. */
    ifNobodyCame: z.nullable(z.object({ refundPaise: z.number(), creditPaise: z.number() })),
    /**
     * Nobody has accepted the visit, and its hour is near: when we call it off if nobody is found, what the customer then
     * gets, and what it costs to cancel now.
     */
    ifNobodyFound: z.nullable(
      z.object({
        callOffAt: z.string(),
        refundPaise: z.number(),
        creditPaise: z.number(),
        feePaise: z.number(),
      }),
    ),
    /**
     * The promised hour has come and nobody is at the door: from when cancelling is free, and from when the customer may say
     * that nobody came, with what they then get; null where a day of several is missed by itself. Absent in an answer of the
     * version before.
     */
    late: z.optional(
      z.nullable(
        z.object({
          now: z.string(),
          promisedAt: z.string(),
          freeFrom: z.string(),
          owedFrom: z.string(),
          gets: z.nullable(z.object({ refundPaise: z.number(), creditPaise: z.number() })),
          /** Karigars who could be there sooner and have been asked; the first who says yes comes instead. */
          othersAsked: z.optional(z.number()),
        }),
      ),
    ),
    /**
     * The visit was left for safety, and its case is not closed: by whom, when we call its customer at the latest where they have
     * ended it themselves, and the first name of whoever of operations has taken it. Absent in an answer of the version before.
     */
    safety: z.optional(
      z.nullable(
        z.object({
          openedBy: z.enum(['customer', 'karigar', 'ops', 'clock']),
          endedAt: z.string(),
          callBy: z.nullable(z.string()),
          takenBy: z.nullable(z.string()),
        }),
      ),
    ),
    /**
     * The service as it was sold: the price without what was chosen, each chosen item with what it adds, and by language what to keep
     * ready for the visit. Absent in an answer of the version before.
     */
    sold: z.optional(
      z.nullable(
        z.object({
          basePaise: z.number(),
          items: z.array(z.object({ key: z.string(), pricePaise: z.number() })),
          keepReady: z.record(z.string(), z.array(z.string())),
        }),
      ),
    ),
    /** Instalments still wanted or paid; once a booking has ended, those that nobody wants any more are left out. */
    instalments: z.array(instalment),
    refunds: z.array(refund),
    /** Receipt vouchers, invoices, refund vouchers and credit notes, the oldest first. */
    taxDocuments: z.array(taxDocumentInList),
    /** The business on the next documents, if there is one, and whether it may be named now. */
    business: z.object({ named: z.nullable(namedBusiness), mayName: z.boolean() }),
    /**
     * The note to the crew, whether it may be written now, and the open links for whoever is at home, where one may be made.
     */
    briefing: z.object({
      told: z.nullable(keptBriefing),
      /** Pictures and a voice note beside it; absent in an answer of the version before. */
      enclosures: z.optional(z.array(enclosure)),
      mayWrite: z.boolean(),
      /** The middle of the pincode, around which the pin of the door is set. */
      around: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
      links: z.nullable(z.array(z.object({ id: z.string(), sharedAt: z.string() }))),
    }),
    timeline: z.array(
      z.object({
        type: z.enum(TIMELINE_EVENTS),
        at: z.string(),
        /** Present with a move of money. */
        amountPaise: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: { 'booking-not-found': 404 },
});
