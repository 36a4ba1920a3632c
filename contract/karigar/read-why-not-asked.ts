import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Why somebody was not asked for a visit of their trade, in the order in which it is looked at. */
export const NOT_ASKED_BECAUSE = ['leave', 'reach', 'hours', 'busy', 'others'] as const;
export type NotAskedBecause = (typeof NOT_ASKED_BECAUSE)[number];

/** Visits before noon, before five, and later. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const readWhyNotAsked = operation({
  name: 'readWhyNotAsked',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/why-not-asked',
  summary:
    'Visits of one’s trades in the last seven days: for how many one was asked, and why not for the others, by one’s hours and area as they are now. It names no visit.',
  input: z.object({}),
  output: z.object({
    visits: z.number(),
    asked: z.number(),
    reasons: z.record(z.enum(NOT_ASKED_BECAUSE), z.number()),
    /** Those outside one’s hours, by the time of their start. */
    outsideHours: z.record(z.enum(DAY_PARTS), z.number()),
    reachMinutes: z.number(),
  }),
  refusals: { 'not-on-roster': 409 },
});
