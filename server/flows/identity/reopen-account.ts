import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { reopenAccount as promise } from '#contract/ops/reopen-account.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockClosable, recordReopened } from '#server/modules/identity/closure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type NotifyDeps, notifyOfAccount } from './steps/notify-of-account.ts';

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
    if (!(await recordReopened(db, userId, { by, why }, now))) return refuse('not-closed');
    const id = newId(now);
    await notifyOfAccount(db, deps, person, { template: 'account-reopened', id, said: why, now });
    await recordEvent(db, userId, 'AccountReopened', now, `ops:${by}`, {});
    return accept({ reopened: true });
  });
