import * as z from 'zod/mini';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-statuses.ts';
import { address } from '../fields/address.ts';
import { PAYMENT_METHODS } from '../policy.ts';
import { zoneNotice } from '../zone.ts';

export { BOOKING_STATUSES, type BookingStatus };

/** State of the online payment that is due: nothing due, not begun, being checked, failed, or paid. */
export const PAYMENT_STATES = [
  'not-needed',
  'due',
  'checking',
  'failed',
  'paid',
  'refunding',
  'refunded',
] as const;

/** The gateways; `sandbox` is the embedded default (ruling R6). */
export const PAYMENT_PROVIDERS = ['sandbox', 'phonepe', 'razorpay'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Actions that the owner may take at this moment, as the server sees it. */
export const ACTIONS = [
  'pay',
  'use-credit',
  'pay-in-cash',
  'pay-online',
  'reschedule',
  'cancel',
  'report-no-show',
] as const;

/** Actions that the owner may take with one visit of several. */
export const VISIT_ACTIONS = ['reschedule', 'cancel', 'report-no-show'] as const;

/** A booking as its owner sees it: the record of specification §3, with money and permissions already decided. */
export const booking = z.object({
  id: z.string(),
  /** The same as `id` (specification §3). */
  orderId: z.string(),
  /** The confirmation code, e.g. `AGN-7F3K-21`. */
  reference: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  serviceId: z.number(),
  serviceSlug: z.string(),
  serviceName: z.string(),
  /** Names the terms it was sold under. */
  category: z.string(),
  servicePrice: z.number(),
  option: z.nullable(z.string()),
  /** yyyy-MM-dd and `09:00 AM`, both in India. */
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The days of an event that have not ended by themselves, in their order; empty for one day. Each costs the same. */
  days: z.array(z.object({ date: z.string(), startsAt: z.string(), endsAt: z.string() })),
  /**
   * Every visit of a booking of several, also those that have ended by themselves; empty for one visit. What may be done
   * with one is done by its position.
   */
  visits: z.array(
    z.object({
      position: z.number(),
      date: z.string(),
      time: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.enum(BOOKING_STATUSES),
      /** The fee of its end, the money that came back at once, and the credit we paid for failing. */
      feePaise: z.number(),
      refundPaise: z.number(),
      creditPaise: z.number(),
      actions: z.array(z.enum(VISIT_ACTIONS)),
      /** How often it may still be moved to another time. */
      movesLeft: z.number(),
      /** Amounts the customer gets for saying that nobody came. */
      ifNobodyCame: z.nullable(z.object({ refundPaise: z.number(), creditPaise: z.number() })),
      /** The zone switch that holds for its own hour, while somebody is still to come. */
      zone: z.nullable(zoneNotice),
    }),
  ),
  address,
  paymentMethod: z.enum(PAYMENT_METHODS),
  status: z.enum(BOOKING_STATUSES),
  confirmed: z.boolean(),
  payment: z.object({
    state: z.enum(PAYMENT_STATES),
    totalPaise: z.number(),
    paidPaise: z.number(),
    /** The parts of it that the customer has paid, and that we pay for work that is done again. */
    paidByCustomerPaise: z.number(),
    promisedPaise: z.number(),
    dueNowPaise: z.number(),
    /** All parts whose time has come together: they can be paid at once. */
    dueAllPaise: z.number(),
    /** How much of what is due the person’s credit can pay. */
    creditPaise: z.number(),
    /** To be paid later: in cash, or when its part is due. */
    laterPaise: z.number(),
    /** The fee of a cancelled booking, or of a visit at which nobody was at home. */
    feePaise: z.number(),
    refundingPaise: z.number(),
    refundedPaise: z.number(),
    /** The part of both that came although nothing was owed, as a second payment: no part of `paidPaise`. */
    unwantedPaise: z.number(),
    /** Money that could not go back the way it came, and money given for a failure of ours: credit for any booking. */
    creditedPaise: z.number(),
    goodwillPaise: z.number(),
    /** Names the call that begins a payment: `/api/payment/initiate-{provider}`. */
    provider: z.enum(PAYMENT_PROVIDERS),
  }),
  /** Until when an unpaid online booking keeps its slot. */
  holdUntil: z.nullable(z.string()),
  actions: z.array(z.enum(ACTIONS)),
  /** How often it may still be moved to another time. */
  movesLeft: z.number(),
  /** The zone switch that holds for the visit to which somebody comes next. */
  zone: z.nullable(zoneNotice),
  createdAt: z.string(),
});
export type BookingView = z.infer<typeof booking>;
