import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { endSessionsOf as promise } from '#contract/ops/end-sessions-of.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockClosable } from '#server/modules/identity/closure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endEverySession } from '../steps/identity/end-every-session.ts';

/** A colleague signs somebody out everywhere: a telephone is lost, or an account stolen. */
export const endSessionsOf = (
  pool: Pool,
  { userId, why, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ ended: number }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (!(await lockClosable(db, userId))) return refuse('person-not-found');
    return accept({ ended: await endEverySession(db, userId, { by: `ops:${by}`, why }, now) });
  });
