import type { VisitAction } from '#contract/customer/live-visit.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { mayReportNoShow } from '#server/modules/booking/failing.ts';
import { canMove } from '#server/modules/booking/lifecycle.ts';
import { mayShare } from '#server/modules/visit/sharing.ts';
import { mayTalk } from '#server/modules/visit/talking.ts';
import type { LiveVisitRow } from './live-visit-row.ts';

/** What the customer may do in his visit now: the very rules that decide when he does it. */
export function visitActions(booking: Booking, row: LiveVisitRow, now: Instant): VisitAction[] {
  const { status } = booking;
  const may: Readonly<Record<VisitAction, boolean>> = {
    say: row.karigar_id !== null && mayTalk(status),
    share: mayShare(status),
    'answer-estimate': status === 'in_progress' && row.estimates.some(isOpen),
    'renew-start-code': false,
    'stop-work': status === 'in_progress',
    accept: canMove('accept', status, 'customer'),
    dispute: canMove('dispute', status, 'customer'),
    rate: false,
    'safety-exit': ['dispatched', 'arrived', 'in_progress'].includes(status),
    'report-no-show': mayReportNoShow(booking, now),
  };
  return (Object.keys(may) as VisitAction[]).filter((action) => may[action]);
}

const isOpen = ({ state }: { readonly state: string }): boolean => state === 'proposed';
