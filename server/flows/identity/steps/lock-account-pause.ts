import {
  type Closable,
  findOwnerOfClosure,
  lockClosable,
  lockClosure,
} from '#server/modules/identity/closure-store.ts';
import type { AccountPause } from '#server/modules/identity/pausing-account.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The account first and its pause then, in the order of those who close and open accounts. */
export async function lockAccountPause(
  db: Database,
  id: string,
): Promise<{ readonly pause: AccountPause; readonly person: Closable } | undefined> {
  const owner = await findOwnerOfClosure(db, id);
  const person = owner && (await lockClosable(db, owner.userId));
  const pause = person && (await lockClosure(db, id));
  return person && pause && { pause, person };
}
