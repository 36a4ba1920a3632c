import type { Instant } from '#kernel/time.ts';
import { isFurtherSentence } from '#server/modules/notification/deferred-notification.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { type Notice, recordNotifications } from '#server/modules/notification/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** An event of a booking, as the outbox hands it on. */
export type BookingEvent = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Writes into the customers' lists what has happened to their bookings. Told twice of an event, they hear once. Answers
 * whose lists have changed.
 */
export async function notifyCustomers(
  world: { readonly pool: Pool },
  events: readonly BookingEvent[],
): Promise<string[]> {
  const kept = events.filter((event) => !isFurtherSentence(event));
  const notifications = kept.flatMap(notificationsAbout);
  if (notifications.length > 0) await recordNotifications(world.pool, notifications);
  return [...new Set(notifications.map(({ userId }) => userId))];
}

const notificationsAbout = ({ id, type, subject, at, data }: BookingEvent): Notice[] =>
  notificationsOf(type, data).map((kind) => ({
    userId: String(data.userId),
    kind,
    params: {
      bookingId: bookingOf(subject, data),
      ...caseOf(data),
      reference: data.reference,
      serviceSlug: data.serviceSlug,
      serviceName: data.serviceName,
      startsAt: data.startsAt,
      days: data.days,
      ...amountsOf(data),
      ...(data.message !== undefined && { message: data.message }),
    },
    eventId: id,
    at,
  }));

/** A payout is of no booking, and a case may be of one. */
function bookingOf(subject: string, data: BookingEvent['data']): string | undefined {
  if (data.payoutId !== undefined) return undefined;
  if (data.caseKind === undefined) return subject;
  return typeof data.bookingId === 'string' ? data.bookingId : undefined;
}

const caseOf = ({
  caseNumber,
  acknowledgeBy,
  resolveBy,
  nobodyCameFrom,
}: BookingEvent['data']) => ({
  ...(caseNumber !== undefined && { caseNumber }),
  ...(resolveBy !== undefined && { answerBy: acknowledgeBy ?? resolveBy }),
  ...(nobodyCameFrom !== undefined && { answerBy: nobodyCameFrom }),
});

const AMOUNTS = ['amountPaise', 'feePaise', 'refundPaise', 'goodwillPaise'] as const;

const amountsOf = (data: BookingEvent['data']) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => typeof data[name] === 'number').map((name) => [name, data[name]]),
  );
