import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { withdrawGateLink as promise } from '#contract/ops/withdraw-gate-link.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordWithdrawn } from '#server/modules/society/gate-link-store.ts';
import { lockSocieties } from '#server/modules/society/rules-store.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** No server remembers a link, so the next look with it shows nothing already. */
export const withdrawGateLink = (
  pool: Pool,
  { societyId, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    await lockSocieties(db);
    const { all } = await findSocieties(db);
    if (!all.some((one) => one.id === societyId)) return refuse('society-unknown');
    if ((await recordWithdrawn(db, societyId, now)) > 0)
      await recordEvent(db, newId(now), 'GateLinkWithdrawn', now, `ops:${by}`, { societyId });
    return accept({});
  });
