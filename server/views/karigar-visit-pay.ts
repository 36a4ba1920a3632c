import { wasCharged } from '#contract/booking-phases.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { daysBegun } from '#server/modules/booking/several-days.ts';
import { type KarigarPay, quoteKarigarPay } from '#server/modules/karigar/pay.ts';
import { attendanceNow } from './attendance.ts';
import type { VisitRow } from './karigar-visit-rows.ts';

type Pay = KarigarVisit['pay'];

/** The pay of a visit: quoted while it is open, and by the books once it is over, less the income tax kept of it. */
export function payOf(row: VisitRow, now: Instant): Pay {
  const pay = payBeforeTax(row, now);
  const tax = row.tax_paise > 0 ? [{ kind: 'income-tax', amountPaise: row.tax_paise }] : [];
  const netPaise = pay.netPaise - row.tax_paise;
  return { ...pay, deductions: [...pay.deductions, ...tax], netPaise };
}

function payBeforeTax(row: VisitRow, now: Instant): KarigarPay {
  const quoted = quotePay(row, now);
  if (row.paid_paise === null || (row.exit === null && !wasCharged(row.status))) return quoted;
  const netPaise = row.paid_paise;
  // A way, or a visit left for safety, is paid as it is.
  if (row.status !== 'completed') return { grossPaise: netPaise, deductions: [], netPaise };
  const feePaise = quoted.grossPaise - netPaise;
  // A visit refunded by itself leaves no fee to deduct: a Karigar who came to some of the visits lost all of it or nothing.
  if (feePaise <= 0 || (row.day_refunded && row.own_days < daysServed(row)))
    return { grossPaise: netPaise, deductions: [], netPaise };
  const deductions = [{ kind: 'platform-fee', amountPaise: feePaise }] as const;
  return { grossPaise: quoted.grossPaise, deductions, netPaise };
}

function quotePay(row: VisitRow, now: Instant): KarigarPay {
  const said = attendanceNow(row, now);
  // The share of whoever stayed away goes to those who came.
  const team = (row.team ?? []).filter(({ id }) => id === row.me || said(id)?.came !== false);
  const booking = toBooking(row);
  return quoteKarigarPay({
    pricePaise: ofOwnDays(row, row.work_paise ?? booking.pricePaise),
    laborPaise: row.labor_paise,
    partsPaise: row.parts_paise,
    category: booking.category,
    option: booking.option,
    teamSize: Math.max(1, team.length),
    member: Math.max(
      0,
      team.findIndex(({ id }) => id === row.me),
    ),
  });
}

/** A Karigar who comes on some days of an event only is paid for those. */
function ofOwnDays(row: VisitRow, paise: Paise): Paise {
  const { own_days, me, attendance } = row;
  const stayedAway = attendance.some(({ karigarId, came }) => karigarId === me && !came);
  if (own_days === 0 && stayedAway) return 0;
  return own_days === 0 ? paise : Math.floor((paise * own_days) / daysServed(row));
}

function daysServed({ later_days, finished_at, starts_at }: VisitRow): number {
  const all = [{ startsAt: starts_at }, ...(later_days ?? [])];
  return daysBegun(all, finished_at ?? Number.POSITIVE_INFINITY).length;
}
