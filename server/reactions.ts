import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import type { HouseEvent, Planned } from '#server/platform/jobs/job.ts';

/** What the world is told of an event, at once: event → jobs. What waits for a moment stands in `timers.ts`. */
const reactions: Readonly<Record<string, readonly string[]>> = {
  BookingPlaced: ['tell-customer'],
  BookingExpired: ['tell-customer'],
  BookingReseated: ['tell-customer'],
  PaymentSettled: ['tell-customer'],
  PaymentReturned: ['tell-customer', 'move-refund'],
  RefundInitiated: ['tell-customer'],
  RefundCredited: ['tell-customer'],
  GatewayReported: ['ask-gateway'],
  MessageWritten: ['send-message'],
};

export const reactionsTo = ({ type, data }: HouseEvent): Planned[] =>
  (reactions[type] ?? [])
    .filter((job) => job !== 'tell-customer' || notificationsOf(type, data).length > 0)
    .map((job) => ({ job }));
