import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Role } from './person.ts';

export type AccountFacts = {
  readonly roles: readonly Role[];
  /** Bookings that are not over. */
  readonly bookingsAhead: number;
  /** A payment or refund has not come to its end, a fee is due, there is credit to be used, or work is not paid yet. */
  readonly moneyOpen: boolean;
};

/**
 * Whether an account may be erased now. A Karigar who is expected somewhere cannot vanish, nor can money whose owner
 * nobody could tell any more.
 */
export function decideDeletion({
  roles,
  bookingsAhead,
  moneyOpen,
}: AccountFacts): Outcome<void, 'account-of-staff' | 'bookings-ahead' | 'money-under-way'> {
  if (roles.some((role) => role !== 'customer')) return refuse('account-of-staff', { count: 0 });
  if (bookingsAhead > 0) return refuse('bookings-ahead', { count: bookingsAhead });
  if (moneyOpen) return refuse('money-under-way', { count: 0 });
  return accept(undefined);
}
