import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

type Returned = {
  /** The bank returned their last payout. */
  readonly lastReturned: boolean;
  /** An account that they have named is used from then; null where none waits. */
  readonly newUsableAt: Instant | null;
};

/** The money that went to the old account came back: it does not go there a second time, and the new one is not used yet. */
export const payeeWaitsUntil = ({ lastReturned, newUsableAt }: Returned): Instant | null =>
  lastReturned ? newUsableAt : null;

/** The reason for which a batch made now passes a Karigar over; whoever asks to be paid is told the same. */
export function whyNotPaid({
  earnedPaise,
  cashHeldPaise,
  ...returned
}: Returned & { readonly earnedPaise: Paise; readonly cashHeldPaise: Paise }):
  | 'nothing-to-pay'
  | 'payee-waits'
  | undefined {
  if (earnedPaise <= cashHeldPaise) return 'nothing-to-pay';
  return payeeWaitsUntil(returned) === null ? undefined : 'payee-waits';
}
