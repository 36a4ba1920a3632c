import type { openOwnCase as promise } from '#contract/customer/open-own-case.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { countOpenOf } from '#server/modules/case/lists-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Asked, findAsked, openAsked } from './steps/open-asked.ts';

/** A complaint, or a request about their own data: its number is there at once. */
export const openOwnCase = (
  pool: Pool,
  asked: Asked,
  now: Instant,
): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> => {
    const before = await findAsked(db, asked);
    if (before) return before;
    if ((await countOpenOf(db, asked.userId)) >= policy.cases.mostOpenOfOne)
      return refuse('too-many-cases');
    return openAsked(db, asked, 'customer', now);
  });
