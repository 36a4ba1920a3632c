import type { DayOfWork } from '#contract/karigar/day-of-work.ts';
import { slotLabel } from '#contract/slots.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import { daysBegun } from '#server/modules/booking/several-days.ts';
import { payByDay } from '#server/modules/karigar/pay.ts';
import { payOf } from './karigar-visit-pay.ts';
import type { VisitRow } from './karigar-visit-rows.ts';

type Hours = { readonly startsAt: Instant; readonly endsAt: Instant };

/** Days of one Karigar in their order, and what of their pay is for each. */
export function daysOfWork(days: readonly Hours[], netPaise: Paise): DayOfWork[] {
  const paid = payByDay(netPaise, days.length);
  return days.map(({ startsAt, endsAt }, index) => ({
    date: dateInIndia(startsAt),
    time: slotLabel(minuteOfDayInIndia(startsAt)),
    startsAt: toIndiaIso(startsAt),
    endsAt: toIndiaIso(endsAt),
    netPaise: paid[index] ?? 0,
  }));
}

/**
 * The days of a visit for which a Karigar is paid: those on which their time is held, and not those that an early end has
 * spared. All of them where no time is held any more, as after an exit for safety.
 */
export function ownDaysOf(row: VisitRow, now: Instant): DayOfWork[] {
  const first = { startsAt: row.starts_at, endsAt: row.ends_at, held: row.leave_at !== null };
  const later = (row.later_days ?? []).map(({ id, startsAt, endsAt }) => ({
    ...{ startsAt, endsAt, held: row.day_leaves?.[id] !== undefined },
  }));
  const days = daysBegun([first, ...later], row.finished_at ?? Number.POSITIVE_INFINITY);
  const own = days.filter(({ held }) => held);
  return daysOfWork(own.length > 0 ? own : days, payOf(row, now).netPaise);
}
