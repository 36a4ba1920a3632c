import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

type Estimate = { readonly state: string; readonly totalPaise: Paise };

/** One question at a time, and no more beyond the price than the policy allows: whoever needs more books another visit. */
export function decideProposal(
  estimates: readonly Estimate[],
  totalPaise: Paise,
): Outcome<void, 'estimate-open' | 'too-much-extra'> {
  if (estimates.some(({ state }) => state === 'proposed')) return refuse('estimate-open');
  const approved = estimates
    .filter(({ state }) => state === 'approved')
    .reduce((sum, one) => sum + one.totalPaise, 0);
  const most = policy.visit.mostExtraPaise;
  return approved + totalPaise > most ? refuse('too-much-extra', { most }) : accept(undefined);
}
