import type { Booking } from '#server/modules/booking/booking.ts';
import type { Since } from '#server/modules/booking/timeouts.ts';
import type { Visit } from '#server/modules/visit/visit.ts';

/** When a visit came to the state it is in, as the rules of the clock ask for it. */
export const sinceOf = ({ arrivedAt }: Booking, visit: Visit | undefined): Since => ({
  ...(visit && { assignedAt: visit.assignedAt }),
  ...(arrivedAt !== null && { arrivedAt }),
  ...(visit?.startedAt && { startedAt: visit.startedAt }),
  ...(visit?.finishedAt && { doneAt: visit.finishedAt }),
});
