import * as z from 'zod/mini';
import { areaLimitOfDay } from '../area-limit.ts';
import { bookedAs } from '../catalogue/choices.ts';
import { society } from '../fields/address.ts';
import { localDate } from '../fields/local-date.ts';
import { pincode } from '../fields/pincode.ts';
import { operation } from '../operation.ts';
import { zoneNotice } from '../zone.ts';

/**
 * Why a slot can't be chosen: over; before the lead time; past the one-year window; every Karigar who could come is taken;
 * nobody works at that hour for as long as the service takes; nobody reaches that pincode at all; the society of the
 * address wants quiet then; nobody who is free then is free on the other days of the event as well; a zone switch holds then,
 * and nothing new is booked, or only longer before; from a day on nothing new is taken there.
 */
export const CLOSED_REASONS = [
  'past',
  'too-soon',
  'too-far',
  'full',
  'off-hours',
  'not-offered',
  'society-quiet',
  'not-the-team',
  'zone-closed',
  'zone-too-soon',
  'area-closed',
] as const;

const slot = z.object({
  /** Since midnight. */
  minute: z.number(),
  label: z.string(),
  startsAt: z.string(),
  open: z.boolean(),
  /** How many such bookings could still be taken at this time. */
  places: z.number(),
  reason: z.nullable(z.enum(CLOSED_REASONS)),
});
export type Slot = z.infer<typeof slot>;

export const readOpenSlots = operation({
  name: 'readOpenSlots',
  audience: 'public',
  method: 'GET',
  path: '/api/open-slots',
  summary:
    'The slots of a day for a service: those of the city of a pincode or, without one, of the first city. Without a date: the first day that still has a slot.',
  input: z.object({
    serviceId: z.coerce.number().check(z.int('service-unknown')),
    option: z.optional(bookedAs),
    date: z.optional(localDate),
    pincode: z.optional(pincode),
    /** As the address names it; one that we do not know closes nothing. */
    society: z.optional(society),
  }),
  output: z.object({
    date: z.string(),
    /** Today in India by the server's clock, and the last day that can be booked. */
    today: z.string(),
    lastDate: z.string(),
    /** Since when this answer stands, by the server's clock: no slot has closed since, and none has ceased to be free to cancel. */
    standsSince: z.string(),
    slots: z.array(slot),
    /** Zone switches that hold for hours of this day at this place that are still to come, each with these hours. */
    zones: z.array(z.extend(zoneNotice, { minutes: z.array(z.number()) })),
    /** Nothing new, or less, is taken there on this day. */
    limit: z.nullable(areaLimitOfDay),
  }),
  refusals: { 'service-unknown': 404, 'option-unavailable': 409, 'outside-served-area': 409 },
});
