import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { textByLanguage } from '../fields/language.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';
import { INBOX_KINDS } from './inbox.ts';

/** Minutes since the day's midnight in India; below 0 or past 1440 it reaches into another day. */
const minute = z.number();

export const readDay = operation({
  name: 'readDay',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/days/:date',
  summary:
    'One day of the whole city: every Karigar with their hours, every visit whose time is held with its way there, and how the day stands in figures. Of customers nothing but the hour, the service and the pincode.',
  input: z.object({ date: localDate }),
  output: z.object({
    date: z.string(),
    karigars: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        homePincode: z.string(),
        serviceIds: z.array(z.number()),
        /** When they work that day; nothing while they are on leave. */
        duties: z.array(z.object({ from: minute, until: minute })),
        /** They have an app to be asked in. */
        answers: z.boolean(),
      }),
    ),
    visits: z.array(
      z.object({
        /** The id of the day on which somebody comes; on a booking's first day it is the booking's own. */
        id: z.string(),
        bookingId: z.string(),
        reference: z.string(),
        serviceId: z.number(),
        serviceName: z.string(),
        /** A reference to the terms, such as `daily` or `daily@2`. */
        category: z.string(),
        pincode: z.string(),
        city: z.string(),
        status: z.enum(BOOKING_STATUSES),
        karigarId: z.number(),
        /** This one is accepted and leads it; time may be held for who has not answered yet. */
        leads: z.boolean(),
        leaves: minute,
        starts: minute,
        ends: minute,
        /** The most urgent inbox item of the visit. */
        trouble: z.nullable(z.enum(INBOX_KINDS)),
      }),
    ),
    /** Times at which visits may begin, by city. */
    grids: z.record(
      z.string(),
      z.object({ firstMinute: z.number(), stepMinutes: z.number(), count: z.number() }),
    ),
    /** Names of the pincodes that occur. */
    areas: z.record(z.string(), textByLanguage),
    counts: z.object({
      booked: z.number(),
      underWay: z.number(),
      arrived: z.number(),
      /** Those who arrived `policy.onTimeMinutes` after the promised time at the latest. */
      onTime: z.number(),
      atRisk: z.number(),
      nobodyYet: z.number(),
      /** Asked for and not to be had, on that day. */
      refused: z.number(),
      onDuty: z.number(),
    }),
  }),
  reveals: [],
  refusals: {},
});
