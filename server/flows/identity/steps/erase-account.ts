import type { Instant } from '#kernel/time.ts';
import { listOwnIds } from '#server/modules/booking/owner-store.ts';
import { eraseCasesOfLeads } from '#server/modules/case/lists-store.ts';
import type { ErasableAccount } from '#server/modules/identity/erasure-store.ts';
import { eraseLeadsOf } from '#server/modules/support/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { closeInboxOfErased } from '../../steps/inbox/close-inbox-of-erased.ts';
import {
  type TaxDocumentDeps,
  writeTaxDocuments,
} from '../../steps/tax-document/write-tax-documents.ts';
import { erasePersonalData } from './erase-personal-data.ts';

/** With whose name stands on our tax documents. */
export type EraseDeps = Pick<TaxDocumentDeps, 'supplier'> & { readonly keys: Keys };

/** The account is nobody's from now on. The ledger is not touched: it names nobody. */
export async function eraseAccount(
  db: Database,
  { keys, supplier }: EraseDeps,
  { id, fullName, email, mobile, mobileProven }: ErasableAccount,
  by: string,
  now: Instant,
): Promise<void> {
  // A claimed number may be a stranger's: the codes sent to it are theirs.
  const contacts = [email?.toLowerCase(), mobileProven ? mobile : null].filter(
    (one) => one != null,
  );
  // Tax documents that are still due are written now, while their recipient can still be named.
  for (const bookingId of await listOwnIds(db, id))
    await writeTaxDocuments(db, supplier, bookingId, now);
  await erasePersonalData(db, keys, { id, contacts }, now);
  if (mobile) {
    const leadIds = await eraseLeadsOf(db, { mobile, proven: mobileProven, name: fullName });
    const caseIds = await eraseCasesOfLeads(db, leadIds);
    await closeInboxOfErased(db, [...leadIds, ...caseIds], now);
  }
  await recordEvent(db, id, 'AccountDeleted', now, by, {});
}
