import * as z from 'zod/mini';
import { comment } from './visit-fields.ts';
import { WRITABLE } from './writable.ts';

/** The name of whoever is at home in the customer's place. */
const atHome = z
  .string()
  .check(z.trim(), z.maxLength(80, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

/** Their mobile, which goes with their name; empty where there is none. */
const atHomeMobile = z.string().check(z.regex(/^(\+91\d{10})?$/, 'mobile-format'));

/** Degrees around India: a door elsewhere is a slip, and a Karigar would follow it. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 } as const;

const degrees = (least: number, most: number) =>
  z
    .number('position-invalid')
    .check(z.gte(least, 'position-invalid'), z.lte(most, 'position-invalid'));

const pin = z.object({
  latitude: degrees(INDIA.south, INDIA.north),
  longitude: degrees(INDIA.west, INDIA.east),
});
export type Pin = z.infer<typeof pin>;

/**
 * The customer's note to the crew before a visit: the work in their own words, the way in, and who is at home in their place;
 * each may be empty. A version before says nothing of who is at home, of the gate or of the pin, which then stay; a pin that is null
 * is taken away. A mobile without a name is not kept.
 */
export const briefing = z.object({
  work: comment,
  access: comment,
  atHome: z.optional(atHome),
  atHomeMobile: z.optional(atHomeMobile),
  tellAtGate: z.optional(z.boolean()),
  pin: z.optional(z.nullable(pin)),
});

/** Anything that a crew could read; a note without is none. */
export const saysSomething = (note: z.infer<typeof briefing> | undefined): boolean =>
  note !== undefined && !!(note.work || note.access || note.atHome || note.tellAtGate || note.pin);

/** As the crew reads it. */
export const briefingForCrew = z.object({
  work: z.string(),
  access: z.string(),
  atHome: z.string(),
  /** Present where the customer wants to hear when somebody is at the gate. */
  tellAtGate: z.optional(z.literal(true)),
  /** The door on the map, where the customer has set it. */
  pin: z.optional(pin),
});

/** As it is kept, and shown to its customer: only our office rings the mobile of whoever is at home. */
export const keptBriefing = z.extend(briefingForCrew, { atHomeMobile: z.optional(z.string()) });
export type Briefing = z.infer<typeof keptBriefing>;
