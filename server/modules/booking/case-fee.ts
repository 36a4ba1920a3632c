import type { BookingStatus } from '#contract/booking-statuses.ts';
import { feesOf } from '#contract/policy-versions.ts';
import { type Paise, percentOf } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/**
 * The amount the customer owes when the case of a visit that was left for safety is closed, beside what is kept of
 * their money: never more than cancelling would have cost then, and nothing while something is given back to them.
 */
export function decideCaseFee(
  {
    pricePaise,
    policyVersion,
    leftAt,
  }: {
    readonly pricePaise: Paise;
    /** The policy that the booking was sold under. */
    readonly policyVersion: string;
    readonly leftAt: BookingStatus;
  },
  {
    heldPaise,
    refundPaise,
    feePaise,
  }: { readonly heldPaise: Paise; readonly refundPaise: Paise; readonly feePaise: Paise },
): Outcome<Paise, 'fee-too-high'> {
  const { under3Hours, dispatched, arrived } = feesOf(policyVersion).feePercent;
  const ofStatus: { readonly [Status in BookingStatus]?: number } = {
    ...{ pending: under3Hours, assigned: under3Hours, dispatched },
  };
  const capPaise = percentOf(pricePaise, ofStatus[leftAt] ?? arrived);
  const most = refundPaise > 0 ? 0 : Math.max(0, capPaise - heldPaise);
  return feePaise > most ? refuse('fee-too-high', { most }) : accept(feePaise);
}
