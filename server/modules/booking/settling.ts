import { hasEnded } from '#contract/booking-phases.ts';
import { canMove } from '#contract/lifecycle.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { type Booking, hasOwner, type Instalment } from './booking.ts';

export type Settling =
  /** The money is what the booking waited for, or a later instalment. */
  | { readonly kind: 'settle' }
  /** The booking has expired meanwhile: take its time again if the slot is still free, else give the money back. */
  | { readonly kind: 'late' }
  /** This instalment is paid already or another amount now, the booking has ended, or nobody is left who booked: the money goes back. */
  | { readonly kind: 'give-back' };

/** Decides what becomes of money that a gateway reports as paid for an instalment (rulings, *settle* and *late settle*). */
export function decideSettling(
  booking: Booking,
  instalment: Instalment | undefined,
  amountPaise: Paise,
): Settling {
  if (!instalment || instalment.paidAt !== null || !hasOwner(booking)) return { kind: 'give-back' };
  // Less is wanted since the order was made: some was paid at the door, or less work was accepted.
  if (instalment.amountPaise !== amountPaise) return { kind: 'give-back' };
  if (canMove('lateSettle', booking.status, 'gateway')) return { kind: 'late' };
  const wanted = !hasEnded(booking.status) || instalment.kind === 'cancellation-fee';
  return { kind: wanted ? 'settle' : 'give-back' };
}

/**
 * The parts that an order was made for, as the one part that money is judged against: what it was made for is wanted whole
 * or not at all.
 */
export function partsOrdered(
  instalments: readonly Instalment[],
  { instalment, also }: { readonly instalment: number; readonly also: readonly number[] },
): { readonly parts: readonly Instalment[]; readonly asOne: Instalment | undefined } {
  const positions = [instalment, ...also];
  const parts = positions.flatMap((position) =>
    instalments.filter((part) => part.position === position),
  );
  const [first] = parts;
  if (!first || parts.length < positions.length) return { parts, asOne: undefined };
  const amountPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
  const paidAt = parts.find((part) => part.paidAt !== null)?.paidAt ?? null;
  return { parts, asOne: { ...first, amountPaise, paidAt } };
}

/** Late money takes time again only for a visit that has not begun. */
export const mayRebook = (booking: Booking, now: Instant): boolean => booking.startsAt > now;
