import * as z from 'zod/mini';
import { INSTALMENT_STATES } from '../instalment-states.ts';

export const INSTALMENT_KINDS = [
  'full',
  'advance',
  'event-day',
  'completion',
  'extra-work',
  'cancellation-fee',
] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

/** A part of what a booking costs. `due` and `overdue` can be paid now, one after the other. */
export const instalment = z.object({
  position: z.number(),
  kind: z.enum(INSTALMENT_KINDS),
  amountPaise: z.number(),
  /** Its share of the price, or of the price of its day, where that is paid in parts: by the terms of this booking. */
  percent: z.nullable(z.number()),
  state: z.enum(INSTALMENT_STATES),
  dueAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type InstalmentView = z.infer<typeof instalment>;
