import type { KarigarVisit, VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { karigarActions } from '#contract/karigar-actions.ts';
import { policy } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import { inEveryLanguage } from '#kernel/languages.ts';
import { dateInIndia, type Instant, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { isRatingOpen } from '#server/modules/rating/rating.ts';
import { doorFrom, mayAskEarly } from '#server/modules/visit/early.ts';
import { mayAttend, mayReportAbsence, maySetOut } from './attendance.ts';
import { payOf } from './karigar-visit-pay.ts';
import type { VisitRow } from './karigar-visit-rows.ts';
import { dayAtDoor, type dayOf, ownLaterDays, whatIsAhead } from './later-days.ts';
import { namedAs } from './safety-case.ts';
import { mayStillClose, triesMade, waitUntil } from './wait-at-door.ts';
import { noticeOf } from './zone-notice.ts';

/**
 * `day`: the later day of an event to which the Karigar is coming; until they are there it is seen as a visit of its
 * own.
 */
export function visitOfDayView(
  row: VisitRow,
  now: Instant,
  day: ReturnType<typeof dayOf> = undefined,
): VisitOfDay {
  const booking = toBooking(row);
  const leads = row.leader === row.me;
  return {
    id: booking.id,
    reference: booking.reference,
    status: row.exit ? 'cancelled' : (day?.status ?? booking.status),
    serviceSlug: booking.serviceSlug,
    category: booking.category,
    option: booking.option,
    date: dateInIndia(booking.startsAt),
    time: slotLabel(minuteOfDayInIndia(booking.startsAt)),
    startsAt: toIndiaIso(booking.startsAt),
    endsAt: toIndiaIso(booking.endsAt),
    leaveAt: toIndiaIso(row.leave_at ?? booking.startsAt),
    pincode: booking.address.pincode,
    ...(row.area && { area: inEveryLanguage(row.area) }),
    society: booking.address.society ?? '',
    leads,
    netPaise: payOf(row, now).netPaise,
    ...{ safetyExit: exitView(row), zone: booking.suspension && noticeOf(booking.suspension) },
    actions: karigarActions(
      {
        status: booking.status,
        comingOnDay: day?.status,
        startsAt: booking.startsAt,
        leads,
        comesAlong: !leads && row.exit === null,
        mayCloseAt:
          triesMade(row, now) >= policy.noShow.contactTries && mayStillClose(row, now)
            ? waitUntil(row, now)
            : null,
        atDoorOfDay: dayAtDoor(row, now) !== undefined,
        hasOpenEstimate: row.open_estimate,
        ...whatIsAhead(row, now),
        mayReportAbsent: (row.team ?? []).length > 1 && mayReportAbsence(row, now),
        mayAttend: mayAttend(row, now),
        maySetOut: maySetOut({ ...row, later_days: ownLaterDays(row) }, now),
        mayRate: !row.rated && isRatingOpen({ acceptedAt: row.accepted_at }, now),
      },
      now,
    ),
  };
}

/** The time from which they may be at the door of the visit, or of a later day of it. */
export function earlyView(
  row: VisitRow,
  promisedAt: Instant,
  dayId: string,
  now: Instant,
): KarigarVisit['early'] {
  const asked = (row.asked ?? []).filter((one) => one.dayId === dayId);
  const last = asked.at(-1);
  const from = doorFrom(promisedAt, asked);
  const wayMinutes = row.ways?.[dayId];
  return {
    ...{ from: toIndiaIso(from), ...(wayMinutes !== undefined && { wayMinutes }) },
    asked: last ? { wantsAt: toIndiaIso(last.wantsAt), answer: last.answer } : null,
    mayAsk: row.leader === row.me && mayAskEarly(promisedAt, asked, now),
  };
}

const exitView = ({ exit }: VisitRow): VisitOfDay['safetyExit'] =>
  exit && {
    ...exit,
    leftAt: toIndiaIso(exit.leftAt),
    callBy: toIndiaIso(exit.callBy),
    calledAt: exit.calledAt === null ? null : toIndiaIso(exit.calledAt),
    takenBy: namedAs(exit.takenBy),
  };
