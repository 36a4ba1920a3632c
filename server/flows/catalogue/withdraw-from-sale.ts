import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { withdrawFromSale as promise } from '#contract/ops/withdraw-from-sale.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { lockCatalogue, recordWithdrawal } from '#server/modules/catalogue/draft-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A withdrawn service can no longer be booked; what is booked already takes place. */
export const withdrawFromSale = (
  pool: Pool,
  { slug, by, ...input }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const from = input.from === null ? now : Date.parse(input.from);
    if (from < now) return refuse('publish-date-past');
    await lockCatalogue(db);
    if (!(await recordWithdrawal(db, slug, { from, by }))) return refuse('service-unknown');
    const data = { services: [slug], categories: [], holdsFrom: from };
    await recordEvent(db, newId(now), 'CataloguePublished', now, `ops:${by}`, data);
    return accept({ from: toIndiaIso(from) });
  });
