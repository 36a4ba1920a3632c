import * as z from 'zod/mini';
import { slotMinute } from '../slots.ts';

/** `09:30 AM`. Whether visits begin then, the city of the address says. */
export const slotTime = z
  .string()
  .check(z.refine((text) => slotMinute(text) !== undefined, 'time-invalid'));
