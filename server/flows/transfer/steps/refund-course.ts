import type { Paise } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { hasOwner } from '#server/modules/booking/booking.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import {
  refundAsCreditEntry,
  refundByHandEntry,
  refundCreditedEntry,
} from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { recordCredit, sumGrantedFor } from '#server/modules/payment/credit-store.ts';
import { isReturned } from '#server/modules/transfer/refunding.ts';
import { sumBack, sumGivenAlone, sumRefunded } from '#server/modules/transfer/sums-store.ts';
import type { Refund } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import type { Course } from './ask-by-hand.ts';
import { reverseRevenue } from './reverse-revenue.ts';

type Wanted = Pick<Refund, 'id' | 'amountPaise' | 'bookingId' | 'attemptId' | 'reason'>;

/**
 * A refund goes the way its payment came and never more than came that way. By hand, invoiced money is earned so much
 * less, and the customer has a credit note; before the invoice it is out of our own pocket.
 */
export async function refundCourse(
  db: Database,
  now: Instant,
  refund: Wanted,
  aboveWhy?: string,
): Promise<Course<'more-than-came' | 'reason-needed'> | undefined> {
  const { id: refundId, amountPaise, bookingId, attemptId } = refund;
  const booking = await lockBooking(db, bookingId);
  if (!booking) return undefined;
  const common = { ...aboutBooking(booking), refundId, amountPaise };
  const post = (eventId: number, entry: ReturnType<typeof refundAsCreditEntry>) =>
    postEntry(db, entry, { eventId, bookingId, at: now });
  return {
    ...{ db, now, ownerId: booking.userId, hasOwner: hasOwner(booking) },
    givenAlone: () => sumGivenAlone(db, bookingId),
    mayGo: async () => {
      const attempt = await findAttempt(db, attemptId);
      const leftPaise: Paise = (attempt?.amountPaise ?? 0) - (await sumRefunded(db, attemptId));
      if (amountPaise > leftPaise) return refuse('more-than-came', { leftPaise });
      const { paidPaise, backPaise } = await hadBack(db, bookingId);
      const thenBackPaise = backPaise + amountPaise;
      return thenBackPaise > paidPaise && aboveWhy === undefined
        ? refuse('reason-needed', { paidPaise, thenBackPaise })
        : accept(undefined);
    },
    tell: newsOf(db, now, refund, common, aboveWhy),
    postByHand: async (eventId) => {
      const givenUp = await reverseRevenue(db, booking, amountPaise);
      await post(eventId, refundByHandEntry({ refundId, amountPaise, givenUp }));
    },
    finish: async ({ provider, tries }, gatewayReference) => {
      const data = { ...common, tries, gatewayReference };
      const actor = carrierOf(provider);
      const eventId = await recordEvent(db, bookingId, 'RefundCredited', now, actor, data);
      await post(eventId, refundCreditedEntry({ refundId, provider, amountPaise }));
    },
    carrierOf,
    giveCredit: async ({ provider, tries, reason }) => {
      const data = { ...common, tries, final: true, asCredit: true, ...(reason && { reason }) };
      const actor = carrierOf(provider);
      const eventId = await recordEvent(db, bookingId, 'RefundFailed', now, actor, data);
      const { userId } = booking;
      const credit = { userId, bookingId, instalment: 0, amountPaise, transferId: refundId };
      await recordCredit(db, { ...credit, reason: 'not-returnable' }, now);
      await post(eventId, refundAsCreditEntry({ refundId, amountPaise }));
    },
  };
}

type Common = ReturnType<typeof aboutBooking> & {
  readonly refundId: string;
  readonly amountPaise: Paise;
};

/** Each move of a refund is told as an event of its booking. */
function newsOf(
  db: Database,
  now: Instant,
  refund: Wanted,
  common: Common,
  aboveWhy: string | undefined,
): Course<'more-than-came' | 'reason-needed'>['tell'] {
  const { bookingId } = refund;
  return (happened, actor, said = {}) => {
    const { tries = 0, why = '', needsTwo = false, final = false, reason } = said;
    switch (happened) {
      case 'asked':
        return recordEvent(db, bookingId, 'RefundAskedByHand', now, actor, {
          ...common,
          ...{ why, needsTwo },
        });
      case 'approved':
        return recordEvent(db, bookingId, 'RefundApproved', now, actor, {
          ...common,
          byHand: true,
          ...(aboveWhy !== undefined && { aboveWhy }),
        });
      case 'declined':
        return recordEvent(db, bookingId, 'RefundDeclinedByHand', now, actor, { ...common, why });
      case 'initiated':
        return recordEvent(db, bookingId, 'RefundInitiated', now, actor, {
          ...common,
          ...{ tries, returned: isReturned(refund) },
        });
      case 'failed':
        return recordEvent(db, bookingId, 'RefundFailed', now, actor, {
          ...common,
          ...{ tries, final, asCredit: false, ...(reason && { reason }) },
        });
      case 'alarmed':
        return recordEvent(db, bookingId, 'RefundAlarmed', now, actor, {
          ...common,
          ...{ tries, why },
        });
    }
  };
}

const carrierOf = (provider: string): string => `gateway:${provider}`;

/** The amount paid for a booking, and how much of it its customer has had back in any way. */
export async function hadBack(db: Database, bookingId: string) {
  const paidPaise = paidOf(await listInstalments(db, bookingId));
  const backPaise = (await sumBack(db, bookingId)) + (await sumGrantedFor(db, bookingId));
  return { paidPaise, backPaise };
}
