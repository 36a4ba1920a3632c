import { newId } from '#kernel/ids.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { listPayeesToUse } from '#server/modules/karigar/payee-store.ts';
import { karigarPayoutDueEntry } from '#server/modules/ledger/karigar-payout-entries.ts';
import { listKarigarBalances, postEntry } from '#server/modules/ledger/store.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import {
  listLastReturned,
  lockKarigarBatches,
  recordKarigarPayout,
} from '#server/modules/transfer/karigar-payout-store.ts';
import { listPayWishes } from '#server/modules/transfer/pay-wish-store.ts';
import { whyNotPaid } from '#server/modules/transfer/paying.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * Everybody to whom we owe more than they hold of our cash is paid the difference, also Karigars who have left. Made
 * twice on a day it is made once; a Karigar who holds more than they have earned waits until their work has made up for
 * it.
 */
export const makeKarigarBatch = (
  pool: Pool,
  /** An operator, or the clock on Mondays. */
  actor: string,
  now: Instant,
  /** The operator's id, so that somebody else checks it. */
  requestedBy: string | null = null,
): Promise<Batch> => makeBatch(pool, { actor, requestedBy, onlyWhoAsked: false }, now);

/** On the other days: of those to whom we owe something, the ones who have asked to be paid. */
export const payKarigarsWhoAsked = (pool: Pool, now: Instant): Promise<Batch> =>
  makeBatch(pool, { actor: 'clock', requestedBy: null, onlyWhoAsked: true }, now);

type Batch = { readonly batchOn: string; readonly held: boolean };

type Making = {
  readonly actor: string;
  readonly requestedBy: string | null;
  readonly onlyWhoAsked: boolean;
};

const makeBatch = (
  pool: Pool,
  { actor, requestedBy, onlyWhoAsked }: Making,
  now: Instant,
): Promise<Batch> =>
  transaction(pool, async (db) => {
    // One after the other, or two of them around midnight pay the same work on two days.
    await lockKarigarBatches(db);
    const batchOn = dateInIndia(now);
    // Payouts made after the moment restored to are unknown here, so they may have been paid already.
    if (await arePayoutsHeld(db)) return { batchOn, held: true };
    const payees = new Map((await listPayeesToUse(db, now)).map((one) => [one.karigarId, one]));
    const lastReturned = await listLastReturned(db);
    let isNew = false;
    const asked = onlyWhoAsked ? await listPayWishes(db) : undefined;
    for (const balance of await listKarigarBalances(db)) {
      if (asked && !asked.has(balance.karigarId)) continue;
      const payee = payees.get(balance.karigarId);
      const newUsableAt = payee?.newUsableAt ?? null;
      const returned = { lastReturned: lastReturned.has(balance.karigarId), newUsableAt };
      if (whyNotPaid({ ...balance, ...returned })) continue;
      const payout = {
        id: newId(now),
        batchOn,
        ...balance,
        payeeId: payee?.payeeId ?? null,
        requestedBy,
      };
      if (!(await recordKarigarPayout(db, payout, now))) continue;
      isNew = true;
      const { id: payoutId, karigarId } = payout;
      const data = { karigarId, payoutId };
      const eventId = await recordEvent(db, payoutId, 'KarigarPayoutMade', now, actor, data);
      const entry = karigarPayoutDueEntry({ ...balance, payoutId });
      await postEntry(db, entry, { eventId, bookingId: null, at: now });
    }
    // A second person checks it before the bank hears of it.
    if (isNew) await recordEvent(db, newId(now), 'KarigarBatchMade', now, actor, { batchOn });
    return { batchOn, held: false };
  });
