import type { BookingView } from '#contract/customer/booking.ts';
import { canMove } from '#contract/lifecycle.ts';
import { slotLabel } from '#contract/slots.ts';
import type { ZoneNotice } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { mayReportKarigarNoShow, quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { mayMoveAlone, movesLeft } from '#server/modules/booking/rescheduling.ts';
import {
  asItsOwn,
  isOneOfSeveral,
  quoteVisitCancellation,
  shortenParts,
  statusOfVisit,
} from '#server/modules/booking/single-visit.ts';
import type { VisitSeen } from './visits-of-booking.ts';
import { noticeOf } from './zone-notice.ts';

/** Each visit of several in its owner's words, with what may be done with it alone. */
export const visitViews = (
  booking: Booking,
  money: Money,
  visits: readonly VisitSeen[],
  now: Instant,
): BookingView['visits'] =>
  visits.map((visit) => {
    const nobodyCame = ifNobodyCame(booking, money, { visit, visits }, now);
    return {
      position: visit.position,
      date: dateInIndia(visit.startsAt),
      time: slotLabel(minuteOfDayInIndia(visit.startsAt)),
      startsAt: toIndiaIso(visit.startsAt),
      endsAt: toIndiaIso(visit.endsAt),
      status: statusOfVisit(booking, visit),
      feePaise: visit.feePaise ?? 0,
      refundPaise: visit.refundPaise ?? 0,
      creditPaise: visit.creditPaise ?? 0,
      actions: [
        ...(isOneOfSeveral(booking, visits, visit) && mayMoveAlone(booking, visit, now)
          ? (['reschedule'] as const)
          : []),
        ...(isOneOfSeveral(booking, visits, visit) &&
        quoteVisitCancellation(booking, money.instalments, { visit, visits }, now)
          ? (['cancel'] as const)
          : []),
        ...(nobodyCame ? (['report-no-show'] as const) : []),
      ],
      movesLeft: movesLeft(visit),
      ifNobodyCame: nobodyCame,
      zone: zoneOfVisit(booking, visit),
    };
  });

/** Nothing is said of a visit that is over, or to which somebody has come. */
const zoneOfVisit = (booking: Booking, visit: VisitSeen): ZoneNotice | null =>
  visit.suspension && isExpected(booking, visit) ? noticeOf(visit.suspension) : null;

const isExpected = (booking: Booking, visit: VisitSeen): boolean =>
  canMove('cancel', statusOfVisit(booking, visit), 'customer');

/** The zone of the visit to which somebody comes next. */
export function zoneOfNext(booking: Booking, visits: readonly VisitSeen[]): ZoneNotice | null {
  const next = visits.find((visit) => isExpected(booking, visit));
  return next ? zoneOfVisit(booking, next) : null;
}

/** The parts of a booking, and what was given back of it by hand and is not counted yet. */
type Money = { readonly instalments: readonly Instalment[]; readonly handedBackPaise: Paise };

type Of = { readonly visit: VisitSeen; readonly visits: readonly VisitSeen[] };

function ifNobodyCame(
  booking: Booking,
  { instalments, handedBackPaise }: Money,
  { visit, visits }: Of,
  now: Instant,
) {
  if (!isOneOfSeveral(booking, visits, visit)) return null;
  const alone = asItsOwn(booking, visit);
  if (!mayReportKarigarNoShow(alone, now)) return null;
  const left = visits.filter(({ id, endedAs }) => endedAs === null && id !== visit.id);
  const { refundPaise } = shortenParts(booking, instalments, {
    ...{ startsAt: visit.startsAt, feePaise: 0, handedBackPaise },
    left: left.map(({ startsAt }) => startsAt),
  });
  const { paidForVisitsPaise } = moneyOfParts(booking, instalments, now);
  return { refundPaise, creditPaise: quoteMirrorFee(alone, paidForVisitsPaise, now) };
}
