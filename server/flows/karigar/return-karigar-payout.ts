import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { returnKarigarPayout as promise } from '#contract/ops/return-karigar-payout.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { isPayeeStopped } from '#server/modules/karigar/payee-store.ts';
import { lockPayout, recordPaid, recordReturned } from '#server/modules/karigar/payout-store.ts';
import {
  karigarPayoutBackEntry,
  karigarPayoutLostEntry,
  karigarPayoutReturnedEntry,
} from '#server/modules/ledger/karigar-payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The bank could not pay him, or says days later that what it had paid came back: we owe it to him as before, and the
 * next batch takes it. What has reached an account that was not his is our loss, not his.
 */
export const returnKarigarPayout = (
  pool: Pool,
  {
    payoutId,
    bankReference,
    lost = false,
    actor,
  }: InputOf<typeof promise> & { /** Who of us says so. */ readonly actor: string },
  now: Instant,
): Promise<Outcome<{ returned: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const payout = await lockPayout(db, payoutId);
    if (!payout) return refuse('payout-not-found');
    if (payout.returnedAt !== null) return accept({ returned: true });
    const wasPaid = payout.bankReference !== null;
    if (wasPaid && payout.bankReference !== bankReference) return refuse('payout-already-paid');
    const isStopped = payout.payeeId !== null && (await isPayeeStopped(db, payout.payeeId));
    if (lost && !isStopped) return refuse('payout-not-stopped');
    // Where money has gone stays known.
    if (lost && bankReference && !wasPaid) await recordPaid(db, payoutId, bankReference, now);
    await recordReturned(db, payoutId, now);
    const amountPaise = payout.earnedPaise - payout.cashHeldPaise;
    const data = { karigarId: payout.karigarId, payoutId, amountPaise, wasPaid, lost };
    const eventId = await recordEvent(db, payoutId, 'KarigarPayoutReturned', now, actor, data);
    const entries = [
      ...(wasPaid ? [karigarPayoutBackEntry({ ...payout, payoutId })] : []),
      karigarPayoutReturnedEntry({ ...payout, payoutId }),
      ...(lost ? [karigarPayoutLostEntry({ ...payout, payoutId })] : []),
    ];
    for (const entry of entries) await postEntry(db, entry, { eventId, bookingId: null, at: now });
    return accept({ returned: true });
  });
