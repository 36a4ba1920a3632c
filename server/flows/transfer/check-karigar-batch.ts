import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { checkKarigarBatch as promise } from '#contract/ops/check-karigar-batch.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import {
  isBatch,
  lockKarigarBatches,
  lockUnchecked,
  recordBatchChecked,
  sumOfLines,
} from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { digestOf } from '#server/platform/secrets/digest-of.ts';

type Asked = InputOf<typeof promise> & { readonly by: string };

/**
 * A second person has looked at whom a batch pays, where, and how much. What was made after they looked waits for a look of
 * its own, and nobody checks what they have made or what pays them.
 */
export const checkKarigarBatch = (
  pool: Pool,
  { batchOn, payouts, amountPaise, digest, by }: Asked,
  now: Instant,
): Promise<Outcome<{ checked: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    // One that is made meanwhile would stand in the file without having been seen.
    await lockKarigarBatches(db);
    if (!(await isBatch(db, batchOn))) return refuse('batch-not-found');
    const lines = await lockUnchecked(db, batchOn);
    if (lines.length === 0) return accept({ checked: true });
    const unchecked = { payouts: lines.length, amountPaise: sumOfLines(lines) };
    const isSeen = digest === digestOf(lines.map(({ id }) => id));
    if (!isSeen || unchecked.payouts !== payouts || unchecked.amountPaise !== amountPaise)
      return refuse('batch-changed', unchecked);
    if (lines.some(({ madeBy }) => madeBy === by)) return refuse('needs-another-person');
    const own = await findKarigarAtWork(db, by);
    if (lines.some(({ karigarId }) => karigarId === own)) return refuse('own-money');
    await recordBatchChecked(
      db,
      lines.map(({ id }) => id),
      by,
    );
    const data = { batchOn, payouts, amountPaise };
    await recordEvent(db, newId(now), 'KarigarBatchChecked', now, `ops:${by}`, data);
    return accept({ checked: true });
  });
