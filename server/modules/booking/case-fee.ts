import type { BookingStatus } from '#contract/booking-statuses.ts';
import { policy } from '#contract/policy.ts';
import { type Paise, percentOf } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/**
 * The amount the customer owes when the case of a visit that was left for safety is closed, beside what is kept of
 * their money: never more than cancelling would have cost then, and nothing while something is given back to them.
 */
export function decideCaseFee(
  { pricePaise, leftAt }: { readonly pricePaise: Paise; readonly leftAt: BookingStatus },
  {
    heldPaise,
    refundPaise,
    feePaise,
  }: { readonly heldPaise: Paise; readonly refundPaise: Paise; readonly feePaise: Paise },
): Outcome<Paise, 'fee-too-high'> {
  const { dispatched, arrived } = policy.cancellation.feePercent;
  const capPaise = percentOf(pricePaise, leftAt === 'dispatched' ? dispatched : arrived);
  const most = refundPaise > 0 ? 0 : Math.max(0, capPaise - heldPaise);
  return feePaise > most ? refuse('fee-too-high', { most }) : accept(feePaise);
}
