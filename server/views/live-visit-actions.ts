import { isUnderWay } from '#contract/booking-phases.ts';
import type { VisitAction } from '#contract/customer/live-visit.ts';
import { canMove } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { mayReportKarigarNoShow } from '#server/modules/booking/failing.ts';
import { mayShare } from '#server/modules/visit/sharing.ts';
import { triesLeft } from '#server/modules/visit/start-code.ts';
import { mayTalk } from '#server/modules/visit/talking.ts';
import { mayReportAbsence } from './attendance.ts';
import type { LiveVisitRow } from './live-visit-row.ts';
import type { VisitParts } from './visit-parts.ts';

/** The actions open to the customer in their visit now, by the very rules that decide each one. */
export function visitActions(
  booking: Booking,
  row: LiveVisitRow,
  parts: VisitParts | undefined,
  now: Instant,
): VisitAction[] {
  const { status } = booking;
  const may: Readonly<Record<VisitAction, boolean>> = {
    say: row.karigar_id !== null && mayTalk(status),
    share: mayShare(status),
    'answer-estimate': parts?.estimates.some(isOpen) ?? false,
    'renew-start-code':
      row.start_code !== null && triesLeft({ startCodeTries: row.start_code_tries ?? 0 }) === 0,
    'stop-work': canMove('finish', status, 'karigar'),
    accept: canMove('accept', status, 'customer'),
    dispute: canMove('dispute', status, 'customer'),
    rate: parts?.ratings.mayRate ?? false,
    'safety-exit': isUnderWay(status),
    'report-no-show': mayReportKarigarNoShow(booking, now),
    'report-absent': (row.karigar?.members.length ?? 0) > 0 && mayReportAbsence(row, now),
  };
  return (Object.keys(may) as VisitAction[]).filter((action) => may[action]);
}

const isOpen = ({ state }: { readonly state: string }): boolean => state === 'proposed';
