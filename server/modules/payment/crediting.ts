import type { Paise } from '#kernel/money.ts';

/** Neither gateway takes less: whoever owed the rest could not pay it. */
const LEAST_ONLINE: Paise = 1_00;

/**
 * How much of a due part somebody's credit pays: all of it, or as far as it reaches, leaving nothing that is too little to
 * be paid. While the booking waits for its money it is all or nothing: half a payment keeps no slot.
 */
export const usableCredit = (
  balancePaise: Paise,
  duePaise: Paise,
  { isHeld }: { readonly isHeld: boolean },
): Paise => {
  const usable = Math.max(0, Math.min(balancePaise, duePaise));
  if (usable === duePaise) return usable;
  return isHeld ? 0 : Math.max(0, Math.min(usable, duePaise - LEAST_ONLINE));
};
