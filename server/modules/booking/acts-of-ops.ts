import { canMove } from '#contract/lifecycle.ts';
import type { BookingAct } from '#contract/ops/preview-act.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from './booking.ts';
import { mayReportKarigarNoShow } from './failing.ts';
import { mayReschedule } from './rescheduling.ts';

/** The acts open to operations on a booking as it stands; each flow decides for itself once more. */
export function actsOfOps(booking: Booking, now: Instant): BookingAct[] {
  const { status } = booking;
  const may: Readonly<Record<BookingAct, boolean>> = {
    assign: canMove('assign', status, 'ops') || canMove('reassign', status, 'ops'),
    reschedule: mayReschedule(booking, now),
    'set-out': canMove('dispatch', status, 'ops'),
    arrive: canMove('arrive', status, 'ops'),
    // The customer says the code.
    start: canMove('start', status, 'karigar'),
    release: canMove('release', status, 'ops'),
    'break-off': canMove('breakOff', status, 'ops'),
    finish: canMove('finish', status, 'ops'),
    'stop-work': canMove('stopWork', status, 'ops'),
    // At work nobody waits at a door, but for a further day of an event.
    'contact-try': status === 'arrived' || (status === 'in_progress' && booking.days > 1),
    'customer-no-show': status === 'arrived',
    'karigar-no-show': mayReportKarigarNoShow(booking, now),
    'safety-exit': canMove('safetyExit', status, 'ops'),
    cancel: canMove('cancel', status, 'customer'),
    'call-off': canMove('platformCancel', status, 'ops'),
  };
  return (Object.keys(may) as BookingAct[]).filter((act) => may[act]);
}
