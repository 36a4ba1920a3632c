import type { renameAddress as promise } from '#contract/customer/rename-address.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordLabel } from '#server/modules/address/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A place of somebody else is as good as none. */
export async function renameAddress(
  db: Database,
  userId: string,
  { id, label }: InputOf<typeof promise>,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const renamed = await recordLabel(db, { id, userId, label });
  return renamed === 1 ? accept(undefined) : refuse('address-not-found');
}
