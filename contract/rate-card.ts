import * as z from 'zod/mini';
import { textByLanguage } from './fields/language.ts';

/** Units in which extra work is sold. */
export const RATE_UNITS = ['piece', 'metre', 'hour', 'point', 'set'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** Drawings that a row may show; one without shows tools. */
export const RATE_PICTURES = [
  ...(['tools', 'work', 'regulator', 'switch', 'socket', 'mcb', 'wire', 'tube', 'fan'] as const),
  ...(['water', 'clock', 'parking'] as const),
] as const;

/** How many of one row may be proposed at once. */
export const MOST_OF_A_RATE = 100;

/** A row of the rate card of a service. */
export const rate = z.object({
  key: z.string(),
  kind: z.enum(['labour', 'parts']),
  unit: z.enum(RATE_UNITS),
  pricePaise: z.number(),
  picture: z.enum(RATE_PICTURES),
  names: textByLanguage,
});
export type Rate = z.infer<typeof rate>;

/** The row by which a line of an estimate was reckoned, as it stood then. */
export const rateOfLine = z.object({
  key: z.string(),
  unit: z.enum(RATE_UNITS),
  unitPaise: z.number(),
  quantity: z.number(),
  names: textByLanguage,
});
