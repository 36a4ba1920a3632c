import type { Instant } from '#kernel/time.ts';
import type { ErasableAccount } from '#server/modules/identity/erasure-store.ts';
import { eraseLeadsOf } from '#server/modules/support/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { erasePersonalData } from './erase-personal-data.ts';

/** The account is nobody's from now on. The ledger is not touched: it names nobody. */
export async function eraseAccount(
  db: Database,
  { id, fullName, email, mobile, mobileProven }: ErasableAccount,
  by: string,
  now: Instant,
): Promise<void> {
  // A claimed number may be a stranger's: the codes sent to it are theirs.
  const contacts = [email?.toLowerCase(), mobileProven ? mobile : null].filter(
    (one) => one != null,
  );
  await erasePersonalData(db, { id, contacts }, now);
  if (mobile) await eraseLeadsOf(db, { mobile, proven: mobileProven, name: fullName });
  await recordEvent(db, id, 'AccountDeleted', now, by, {});
}
