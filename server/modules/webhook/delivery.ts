import type { Instant } from '#kernel/time.ts';

/** One piece of news on its way to one address. */
export type NewDelivery = {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: number;
  readonly type: string;
  readonly bookingId: string;
  readonly reference: string;
  readonly status: string;
  readonly happenedAt: Instant;
};
