import { isUnfinished } from '#contract/booking-phases.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { PaymentMethod } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Booking, type Instalment, waitsForMoney } from './booking.ts';
import { takesNoMoney } from './expiry.ts';
import { isFee, planInstalments, unpaidInTurn } from './instalments.ts';
import { firmUntil } from './placing.ts';

/** Everything that another way of paying changes in a booking. */
export type MethodChange = {
  readonly booking: Booking;
  /** The parts that it is due by, where they are due at another time now. */
  readonly due: readonly Pick<Instalment, 'position' | 'dueAt'>[];
  /** The part that is paid next, in cash or online. */
  readonly next: Instalment;
  readonly becameFirm: boolean;
  readonly wanted: boolean;
};

type Refused = 'booking-expired' | 'nothing-due' | 'move-not-allowed';

/** Something is unpaid, and the work is not done: from then on both ways are open anyway. */
export const mayChangeMethod = (
  booking: Pick<Booking, 'status' | 'holdUntil'>,
  instalments: readonly Instalment[],
  now: Instant,
): boolean =>
  isUnfinished(booking.status) &&
  !takesNoMoney(booking, now) &&
  nextUnpaid(instalments) !== undefined;

/** A fee for a day that has ended is owed by itself, by whichever way. */
const nextUnpaid = (instalments: readonly Instalment[]): Instalment | undefined =>
  unpaidInTurn(instalments).find((part) => !isFee(part));

/**
 * Cash instead of online makes a booking firm that was held for its money, as if it had been booked so, once its mobile is
 * proven (ruling R40); until then it is held as before. Online instead of cash takes nothing back: a booking that is firm stays
 * so, and the deadline of an event's advance stays where it was.
 */
export function decideMethod(
  booking: Booking,
  instalments: readonly Instalment[],
  { to, mobileProven }: { readonly to: PaymentMethod; readonly mobileProven: boolean },
  now: Instant,
): Outcome<MethodChange, Refused> {
  if (takesNoMoney(booking, now)) return refuse('booking-expired');
  if (!isUnfinished(booking.status))
    return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
  const next = nextUnpaid(instalments);
  if (!next) return refuse('nothing-due');
  const changed = { ...booking, paymentMethod: to };
  const stays = { booking: changed, due: [], next, becameFirm: false, wanted: false };
  if (to !== 'cash' || booking.firmAt !== null) return accept(stays);
  const due = dueInCash(booking, instalments);
  const dated = instalments.map((part) => ({
    ...part,
    ...due.find(({ position }) => position === part.position),
  }));
  if (!mobileProven) return accept({ ...stays, due });
  const firm = { ...changed, firmAt: now, holdUntil: firmUntil(dated) };
  return accept({ ...stays, booking: firm, due, becameFirm: true, wanted: !waitsForMoney(firm) });
}

/** When its parts would be due if it had been booked for cash. */
function dueInCash(
  { category, pricePaise, startsAt, untilAt, createdAt }: Booking,
  instalments: readonly Instalment[],
): MethodChange['due'] {
  const visit = { startsAt, endsAt: untilAt };
  const planned = planInstalments(category, 'cash', pricePaise, visit, createdAt);
  return instalments.flatMap(({ position, kind, paidAt }) => {
    if (paidAt !== null || (kind !== 'full' && kind !== 'advance')) return [];
    const dueAt = planned.find((part) => part.kind === kind)?.dueAt;
    return dueAt === undefined ? [] : [{ position, dueAt }];
  });
}
