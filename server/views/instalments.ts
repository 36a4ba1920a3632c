import { hasEnded } from '#contract/booking-phases.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import type { Paise } from '#kernel/money.ts';
import { DAY, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';

/** A day after it was due a part is overdue. */
const OVERDUE_AFTER = DAY;

const PARTS: ReadonlySet<Instalment['kind']> = new Set(['advance', 'event-day', 'completion']);

const percentOf = (amountPaise: Paise, pricePaise: Paise): number =>
  Math.round((amountPaise * 100) / pricePaise);

/** The parts of what a booking costs, each with where it stands at this moment. */
export function instalmentViews(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod' | 'pricePaise'>,
  instalments: readonly Instalment[],
  now: Instant,
): InstalmentView[] {
  const due = new Set(moneyOfParts(booking, instalments, now).duePositions);
  const over = hasEnded(booking.status) || booking.status === 'expired';
  const days = instalments.filter(({ kind }) => kind === 'event-day').length;
  return instalments
    .filter(({ kind, paidAt }) => !over || paidAt !== null || kind === 'cancellation-fee')
    .map(({ position, kind, amountPaise, dueAt, paidAt }) => ({
      position,
      kind,
      amountPaise,
      // Each day's part is a share of that day's price.
      percent: PARTS.has(kind)
        ? percentOf(amountPaise * (kind === 'event-day' ? days : 1), booking.pricePaise)
        : null,
      state:
        paidAt !== null
          ? 'paid'
          : !due.has(position)
            ? 'later'
            : now > dueAt + OVERDUE_AFTER
              ? 'overdue'
              : 'due',
      dueAt: toIndiaIso(dueAt),
      paidAt: paidAt === null ? null : toIndiaIso(paidAt),
    }));
}
