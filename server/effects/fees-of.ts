import { ACCOUNTS } from '#server/adapters/gateway/accounts.ts';
import type { DatedTerms } from '#server/modules/settlement/terms.ts';

/** The fees that a gateway may keep, each from a day on. */
export const feesOf = (provider: string): readonly DatedTerms[] =>
  ACCOUNTS[provider as keyof typeof ACCOUNTS]?.fees ?? [];
