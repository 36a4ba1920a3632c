import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordKarigarPaid as promise } from '#contract/ops/record-karigar-paid.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findStopOfPayee } from '#server/modules/karigar/payee-store.ts';
import { karigarPayoutPaidEntry } from '#server/modules/ledger/karigar-payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { recordPaid } from '#server/modules/transfer/moves-store.ts';
import { lockTransfer } from '#server/modules/transfer/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The bank says under which name it has paid; said twice is as good as once, said otherwise is refused. */
export const recordKarigarPaid = (
  pool: Pool,
  {
    payoutId,
    bankReference,
    actor,
  }: InputOf<typeof promise> & { /** The colleague who records it. */ readonly actor: string },
  now: Instant,
): Promise<Outcome<{ paid: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const payout = await lockTransfer(db, payoutId);
    if (payout?.purpose !== 'karigar-payout') return refuse('payout-not-found');
    if (payout.state === 'returned') return refuse('payout-already-returned');
    if (payout.reference === bankReference) return accept({ paid: true });
    if (payout.state === 'paid') return refuse('payout-already-paid');
    // The payout was made for an account that is not the Karigar's; it is returned, and the next batch pays them where
    // they were before.
    if (payout.payeeId && (await findStopOfPayee(db, payout.payeeId)))
      return refuse('payout-stopped');
    await recordPaid(db, payoutId, bankReference, now);
    const { karigarId } = payout;
    const data = { karigarId, payoutId, bankReference };
    const eventId = await recordEvent(db, payoutId, 'KarigarPaid', now, actor, data);
    const entry = karigarPayoutPaidEntry({ ...payout, payoutId });
    await postEntry(db, entry, { eventId, bookingId: null, at: now });
    return accept({ paid: true });
  });
