import * as z from 'zod/mini';
import { comment } from './visit-fields.ts';
import { WRITABLE } from './writable.ts';

/** The name of whoever is at home in the customer's place. */
const atHome = z
  .string()
  .check(z.trim(), z.maxLength(80, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

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
 * is taken away.
 */
export const briefing = z.object({
  work: comment,
  access: comment,
  atHome: z.optional(atHome),
  tellAtGate: z.optional(z.boolean()),
  pin: z.optional(z.nullable(pin)),
});

/** As it is kept. */
export const keptBriefing = z.object({
  work: z.string(),
  access: z.string(),
  atHome: z.string(),
  /** Present where the customer wants to hear when somebody is at the gate. */
  tellAtGate: z.optional(z.literal(true)),
  /** The door on the map, where the customer has set it. */
  pin: z.optional(pin),
});
export type Briefing = z.infer<typeof keptBriefing>;
