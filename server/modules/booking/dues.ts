import { type PaymentMethod, policy } from '#contract/policy.ts';

/**
 * A customer with unpaid dues pays the next booking in advance (ruling R47); help and safety are never closed to
 * anybody.
 */
export const mustPayInAdvance = (method: PaymentMethod, bookingsUnpaid: number): boolean =>
  method === 'cash' && bookingsUnpaid >= policy.duesUntilPaidInAdvance;
