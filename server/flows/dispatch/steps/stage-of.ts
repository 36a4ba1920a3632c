import { isComing } from '#contract/booking-phases.ts';
import { type Booking, waitsForMoney } from '#server/modules/booking/booking.ts';
import type { Stage } from '#server/modules/dispatch/answering.ts';

/** How far it has come, for whoever offers it or takes it. `isAhead`: one of its visits has not taken place. */
export function stageOf(
  booking: Pick<Booking, 'status' | 'firmAt' | 'holdUntil'>,
  isAhead: boolean,
): Stage {
  const { status } = booking;
  if (status === 'pending') return waitsForMoney(booking) ? 'over' : 'wanted';
  // Work that goes on at another visit needs a team for that one.
  return isComing(status) || (isBegun(booking) && isAhead) ? 'assigned' : 'over';
}

/** Its work has begun and has not ended; it may go on at another visit. */
export const isBegun = ({ status }: Pick<Booking, 'status'>): boolean => status === 'in_progress';
