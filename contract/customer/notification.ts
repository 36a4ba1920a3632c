import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';

/** Kinds of notice to a person. The words stand in `i18n`, so that they are in the person's own language. */
export const NOTIFICATION_KINDS = [
  'welcome',
  'booking-confirmed',
  'booking-to-confirm',
  'payment-received',
  'booking-expired',
  'booking-reseated',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'visit-tomorrow',
  'visit-soon',
  'karigar-assigned',
  'karigar-changed',
  'leader-changed',
  'on-the-way',
  'start-code-used-up',
  'start-code-renewed',
  'at-the-door',
  'trying-to-reach',
  'may-come-early',
  'karigar-says',
  'extra-work-proposed',
  'overrun',
  'work-done',
  'work-accepted',
  'dispute-opened',
  'dispute-resolved',
  'rework-booked',
  'looking-again',
  'nobody-yet',
  'nobody-for-day',
  'runs-late',
  'safety-case-opened',
  'safety-case-closed',
  'payment-returned',
  'refund-started',
  'refund-credited',
  'refund-as-credit',
  'payout-paid',
  'payout-returned',
  'case-opened',
  'case-answered',
  'case-closed',
  'zone-begins',
  'zone-over',
  'passkey-added',
  'passkeys-removed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Values for the gaps in the words; each kind uses some of them. */
const params = z.object({
  bookingId: z.optional(z.string()),
  reference: z.optional(z.string()),
  serviceSlug: z.optional(z.string()),
  serviceName: z.optional(z.string()),
  /** Milliseconds since 1970. */
  startsAt: z.optional(z.number()),
  /** The number of days, for an event of several. */
  days: z.optional(z.number()),
  amountPaise: z.optional(z.number()),
  feePaise: z.optional(z.number()),
  refundPaise: z.optional(z.number()),
  goodwillPaise: z.optional(z.number()),
  /** Number of a complaint or request; the time until which we answer it, or until which somebody should have come. */
  caseNumber: z.optional(z.string()),
  answerBy: z.optional(z.number()),
  /** The message of operations about a zone. */
  message: z.optional(textByLanguage),
});
export type NotificationParams = z.infer<typeof params>;

export const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  params,
  at: z.string(),
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof notification>;
