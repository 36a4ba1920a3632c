import * as z from 'zod/mini';
import type { EventName } from './events/catalogue.ts';
import { label, madeId } from './fields/visit-fields.ts';
import { webhookUrl } from './fields/webhook-url.ts';

/** Events that are sent to integrators, under names that stay when ours change. */
export const WEBHOOK_EVENTS = {
  BookingPlaced: 'booking.placed',
  BookingMadeFirm: 'booking.confirmed',
  BookingRescheduled: 'booking.rescheduled',
  BookingCancelled: 'booking.cancelled',
  BookingCalledOff: 'booking.called-off',
  BookingExpired: 'booking.expired',
  VisitRescheduled: 'visit.rescheduled',
  KarigarAssigned: 'visit.assigned',
  KarigarDispatched: 'visit.dispatched',
  KarigarArrived: 'visit.arrived',
  WorkStarted: 'visit.started',
  WorkFinished: 'visit.finished',
  WorkAccepted: 'booking.completed',
} as const satisfies Partial<Record<EventName, string>>;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[keyof typeof WEBHOOK_EVENTS];
export const WEBHOOK_EVENT_NAMES = Object.values(WEBHOOK_EVENTS) as readonly WebhookEvent[];

/** Its name outside; nothing for an event that stays with us. */
export const webhookEventOf = (type: string): WebhookEvent | undefined =>
  (WEBHOOK_EVENTS as Readonly<Record<string, WebhookEvent>>)[type];

/** An address that is added, by one of us or by the integrator's own program. */
export const newWebhook = z.object({
  /** Made by the client, so that a request sent twice adds one. */
  id: madeId,
  name: label,
  url: webhookUrl,
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES, 'webhook-event-unknown'))
    .check(z.minLength(1, 'webhook-event-missing'), z.maxLength(50, 'webhook-event-unknown')),
});

export const webhookSecret = z.object({
  /** Told this once: we keep it sealed, to sign with. */
  secret: z.string(),
});

export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  madeAt: z.string(),
  /** Since when nothing has arrived there. */
  failingSince: z.nullable(z.string()),
  offAt: z.nullable(z.string()),
  offWhy: z.nullable(z.enum(['by-hand', 'failing'])),
  waiting: z.number(),
  failed: z.number(),
});

export const webhookDelivery = z.object({
  id: z.string(),
  type: z.string(),
  reference: z.string(),
  happenedAt: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  lastAt: z.nullable(z.string()),
  /** The HTTP status of the last answer; without one, why there was none. */
  lastStatus: z.nullable(z.number()),
  lastError: z.nullable(z.string()),
  /** When it is tried next. */
  nextAt: z.nullable(z.string()),
});
