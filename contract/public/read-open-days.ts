import * as z from 'zod/mini';
import { isLocalDate } from '#kernel/time.ts';
import { bookedAs } from '../catalogue/choices.ts';
import { society } from '../fields/address.ts';
import { localDate } from '../fields/local-date.ts';
import { pincode } from '../fields/pincode.ts';
import { slotTime } from '../fields/slot-time.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';
import { CLOSED_REASONS } from './read-open-slots.ts';

/** How many days are told about at once: a month of a calendar. */
export const MOST_OPEN_DAYS = 31;

const date = z.string();

/** Several days at one hour, all of them free for the same team. */
const openDays = z.object({ dates: z.array(date), time: z.string() });
export type OpenDays = z.infer<typeof openDays>;

export const readOpenDays = operation({
  name: 'readOpenDays',
  audience: 'public',
  method: 'GET',
  path: '/api/open-days',
  summary:
    'Whether the same team is free on several days at one hour, what is nearest to it where it is not, and which further days could be added.',
  input: z.object({
    serviceId: z.coerce.number().check(z.int('service-unknown')),
    option: z.optional(bookedAs),
    pincode: z.optional(pincode),
    society: z.optional(society),
    /** The chosen days, with commas between them. */
    dates: z.string().check(z.refine(areDays, 'date-invalid')),
    time: slotTime,
    /** First of the days, up to and with `until`, that the answer says could be added or not. */
    from: z.optional(localDate),
    until: z.optional(localDate),
  }),
  output: z.object({
    /** The same team is free on all of the chosen days. */
    open: z.boolean(),
    /** Those of the chosen days on which nobody at all is free at that hour. */
    closed: z.array(date),
    /** When they are not open: other hours of the same days, then the same days moved as a whole. */
    alternatives: z.array(openDays),
    /** When they are open: the days between `from` and `until` that could not be added, because their team, or anybody, is taken. */
    notToAdd: z.array(z.object({ date, reason: z.enum(CLOSED_REASONS) })),
  }),
  refusals: {
    /** Visits do not begin then in the city of the address. */
    'time-invalid': 409,
    'service-unknown': 404,
    'option-unavailable': 409,
    'outside-served-area': 409,
    'range-invalid': 400,
    'too-many-requests': 429,
  },
});

function areDays(text: string): boolean {
  const days = text.split(',');
  return days.length <= policy.event.mostDays && days.every(isLocalDate);
}
