import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';
import { language, textByLanguage } from '../fields/language.ts';
import { pincode } from '../fields/pincode.ts';
import { WRITABLE } from '../fields/writable.ts';
import { TIME_STATES, ZONE_KINDS } from '../zone.ts';

export const zoneMoment = z.iso.datetime({ offset: true, error: 'moment-invalid' });

const message = z
  .string('text-invalid')
  .check(
    z.trim(),
    z.minLength(10, 'text-invalid'),
    z.maxLength(280, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );

/** The choices of operations. */
export const zoneWish = {
  city: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/, 'slug-invalid')),
  /** Served pincodes of the city; none is all of them. */
  pincodes: z.array(pincode).check(z.maxLength(300, 'text-too-long')),
  kind: z.enum(ZONE_KINDS),
  from: zoneMoment,
  until: zoneMoment,
  /** Nothing new is booked for these hours; else only so long before them. */
  closed: z.boolean(),
  leadMinutes: z
    .int('number-invalid')
    .check(z.gte(0, 'number-invalid'), z.lte(2880, 'number-invalid')),
};

/** The message for customers and Karigars, in every language. */
export const zoneMessage = z.record(z.enum(LANGS), message);

/** A switch as the console lists it. */
export const keptZone = z.object({
  id: z.string(),
  city: z.string(),
  wholeCity: z.boolean(),
  pincodes: z.array(z.string()),
  kind: z.enum(ZONE_KINDS),
  from: z.string(),
  until: z.string(),
  closed: z.boolean(),
  leadMinutes: z.number(),
  message: textByLanguage,
  /** Rises with every change of its end. */
  version: z.number(),
  state: z.enum(TIME_STATES),
  /** For how many standing visits it holds. */
  visits: z.number(),
});
export type KeptZone = z.infer<typeof keptZone>;

/** Consequences of a switch, by the functions that carry it out. */
export const zoneConsequence = z.object({
  visits: z.number(),
  bookings: z.number(),
  /** Number of people told; customers by their language. */
  customers: z.number(),
  karigars: z.number(),
  byLanguage: z.array(z.object({ language, customers: z.number(), karigars: z.number() })),
  /** The fees of cancelling all of them now without the switch, and our payments for failing them at their hour. */
  feesPaise: z.number(),
  mirrorPaise: z.number(),
});
export type ZoneConsequence = z.infer<typeof zoneConsequence>;
