import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';

/** "Over ₹5,000 by hand needs two people" (rulings); what one of us has given alone before counts with it. */
export const needsSecondPerson = (amountPaise: Paise, alonePaise: Paise = 0): boolean =>
  amountPaise + alonePaise > policy.refund.twoPeopleAbovePaise;
