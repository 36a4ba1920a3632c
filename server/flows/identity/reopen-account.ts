import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { reopenAccount as promise } from '#contract/ops/reopen-account.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockClosable } from '#server/modules/identity/closure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { NotifyDeps } from './steps/notify-of-account.ts';
import { openAgain } from './steps/open-again.ts';

/** An account that we closed is its owner's again; an account that its owner has erased is not opened. */
export const reopenAccount = (
  deps: NotifyDeps & { readonly pool: Pool },
  { userId, why, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ reopened: true }, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const person = await lockClosable(db, userId);
    if (!person) return refuse('person-not-found');
    if (userId === by) return refuse('own-account');
    if (!(await openAgain(db, deps, person, { by, why, now }))) return refuse('not-closed');
    return accept({ reopened: true });
  });
