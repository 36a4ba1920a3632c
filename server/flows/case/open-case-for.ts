import type { RefusalOf } from '#contract/operation.ts';
import type { openCase as promise } from '#contract/ops/open-case.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Asked, openAsked } from './steps/open-asked.ts';

/** Opens a case for a customer who calls or writes, in the words a colleague wrote down. */
export const openCaseFor = (
  pool: Pool,
  { by, ...asked }: Asked & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> => {
    if (!(await findRecipient(db, asked.userId))) return refuse('person-not-found');
    return openAsked(db, asked, `ops:${by}`, now);
  });
