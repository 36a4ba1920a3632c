import type { Paise } from '#kernel/money.ts';

/**
 * How much of a due part somebody's credit pays: all of it, or as far as it reaches. While the booking waits for its
 * money it is all or nothing: half a payment keeps no slot.
 */
export const usableCredit = (
  balancePaise: Paise,
  duePaise: Paise,
  { isHeld }: { readonly isHeld: boolean },
): Paise => {
  const usable = Math.max(0, Math.min(balancePaise, duePaise));
  return isHeld && usable < duePaise ? 0 : usable;
};
