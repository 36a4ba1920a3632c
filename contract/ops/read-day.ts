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
  path: '/api/ops/days/:date/columns',
  summary:
    'One day of the whole city: every Karigar with their hours, every visit whose time is held with its way there, and how the day stands in figures. Of customers nothing but the hour, the service and the pincode. Rows come as columns, because a city has thousands; asked with the mark of an answer before, only what has changed since.',
  input: z.object({
    date: localDate,
    since: z.optional(z.string().check(z.maxLength(60))),
    /** Parts that the caller keeps from the answer before; without it they are sent every time. */
    keeps: z.optional(z.literal('areas')),
  }),
  output: z.object({
    date: z.string(),
    /** For the next question. */
    mark: z.string(),
    /** Whether `visits` are all of the day, and not only those that have changed. */
    whole: z.boolean(),
    /** Nothing while the Karigars and their hours are as they were. */
    roster: z.nullable(
      z.object({
        karigars: z.object({
          id: z.array(z.number()),
          name: z.array(z.string()),
          homePincode: z.array(z.string()),
          /** Indexes of `skills` and of `duties`: most share theirs with many. */
          skills: z.array(z.number()),
          duties: z.array(z.number()),
          /** They have an app to be asked in. */
          answers: z.array(z.boolean()),
        }),
        skills: z.array(z.array(z.number())),
        /** When they work that day; nothing while they are on leave. */
        duties: z.array(z.array(z.object({ from: minute, until: minute }))),
      }),
    ),
    visits: z.object({
      /** The id of the day on which somebody comes; on a booking's first day it is the booking's own. */
      id: z.array(z.string()),
      /** Nothing where it is the id. */
      bookingId: z.array(z.nullable(z.string())),
      reference: z.array(z.string()),
      /** An index of `services`. */
      service: z.array(z.number()),
      pincode: z.array(z.string()),
      status: z.array(z.enum(BOOKING_STATUSES)),
      karigarId: z.array(z.number()),
      /** This one is accepted and leads it; time may be held for who has not answered yet. */
      leads: z.array(z.boolean()),
      /** Its booking has other days, between which nobody is at its door. */
      hasOtherDays: z.array(z.boolean()),
      leaves: z.array(minute),
      starts: z.array(minute),
      ends: z.array(minute),
      /** The most urgent inbox item of the visit. */
      trouble: z.array(z.nullable(z.enum(INBOX_KINDS))),
    }),
    /** Those whose time is held no more: the visit's id and the Karigar's. */
    gone: z.array(z.object({ id: z.string(), karigarId: z.number() })),
    services: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** A reference to the terms, such as `daily` or `daily@2`. */
        category: z.string(),
      }),
    ),
    /** Times at which visits may begin, by city. */
    grids: z.record(
      z.string(),
      z.object({ firstMinute: z.number(), stepMinutes: z.number(), count: z.number() }),
    ),
    /** The pincodes we serve; nothing while they are as they were, for a caller that keeps them. */
    areas: z.nullable(
      z.record(
        z.string(),
        z.object({
          name: textByLanguage,
          city: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    ),
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
  reveals: [{ what: 'booking', whose: 'day', at: 'input.date' }],
  refusals: {},
});
