import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** State of a payout in its owner's words: set aside until it is agreed to, with us, at the bank, with them, refused and tried again, or credit again. */
export const PAYOUT_STATES = ['waiting', 'approved', 'sent', 'paid', 'failed', 'returned'] as const;
export type PayoutStateView = (typeof PAYOUT_STATES)[number];

/** Why somebody has credit, or has it no more. */
export const CREDIT_REASONS = [
  'failed-you',
  'not-returnable',
  'by-hand',
  'used',
  'paid-out',
  'payout-returned',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

export const credit = z.object({
  balancePaise: z.number(),
  /** How much of it one payout takes; 0 when there is nothing to pay out. */
  payablePaise: z.number(),
  /** Amount the person owes us for bookings: it is paid before anything is paid out. */
  duePaise: z.number(),
  dues: z.array(
    z.object({
      bookingId: z.string(),
      reference: z.string(),
      serviceSlug: z.string(),
      amountPaise: z.number(),
    }),
  ),
  payouts: z.array(
    z.object({
      id: z.string(),
      amountPaise: z.number(),
      state: z.enum(PAYOUT_STATES),
      /** Most of it hidden; null once forgotten. */
      upiId: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** Under which the bank knows it, once it is paid. */
      reference: z.nullable(z.string()),
      requestedAt: z.string(),
      /** The last of the working days that the policy names. */
      dueOn: z.string(),
      isOverdue: z.boolean(),
      paidAt: z.nullable(z.string()),
    }),
  ),
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(CREDIT_REASONS),
      amountPaise: z.number(),
      at: z.string(),
      bookingId: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      serviceSlug: z.nullable(z.string()),
    }),
  ),
});

export const readCredit = operation({
  name: 'readCredit',
  audience: 'customer',
  method: 'GET',
  path: '/api/credit',
  summary:
    'Read the credit that one may use for any booking or have paid out to a UPI id, where it comes from, and where its payouts are.',
  input: z.object({}),
  output: credit,
  refusals: {},
});
