import type { RefusalOf } from '#contract/operation.ts';
import type { requestCallBack as promise } from '#contract/public/request-call-back.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { callBackBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { callBackBy } from '#server/modules/inbox/office-hours.ts';
import { findLeadAskedAt, type Lead, recordLead } from '#server/modules/support/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openCase } from '../steps/case/open-case.ts';

/** Ruling R10: stored as a lead for operations, who hear of it at once; limited per address. Answers by when they call. */
export async function requestCallBack(
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  lead: Lead,
  { address, now }: Pick<Caller, 'address' | 'now'>,
): Promise<Outcome<Instant, RefusalOf<typeof promise>>> {
  const attempt = decideAttempt(
    await countAttempts({ pool, keys }, callBackBuckets(address), now),
    now,
  );
  if (!attempt.ok) return attempt;
  return transaction(pool, async (db) => {
    const isNew = (await recordLead(db, lead, now)) === 1;
    // Sent again it is called when it was to be called at first.
    const callBy = callBackBy(isNew ? now : ((await findLeadAskedAt(db, lead.id)) ?? now));
    if (!isNew) return accept(callBy);
    await recordEvent(db, lead.id, 'CallBackRequested', now, 'visitor', {});
    const about = { kind: 'call-back', about: lead.id, leadId: lead.id } as const;
    await openCase(db, { ...about, nextAt: callBy, by: 'visitor' }, now);
    return accept(callBy);
  });
}
