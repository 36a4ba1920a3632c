import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { recordCashBanked as promise } from '#contract/ops/record-cash-banked.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { cashBankedEntry } from '#server/modules/ledger/cash-entries.ts';
import { balanceOf, postEntry } from '#server/modules/ledger/store.ts';
import { findBanked, isSlipUsed, recordBanked } from '#server/modules/settlement/banked-store.ts';
import { lockKarigarBatches } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Recorded = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/** Cash that lay with us is in our bank, as the bank's slip says. Written down twice it is counted once. */
export const recordCashBanked = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { by, ...banked }: InputOf<typeof promise> & { readonly by: string },
): Promise<Recorded> =>
  transaction<Recorded>(pool, async (db) => {
    // A correction takes cash handed in by mistake from the same heap: never both at once.
    await lockKarigarBatches(db);
    const inHandPaise = await balanceOf(db, 'cash_in_hand');
    const { id, amountPaise, receipt } = banked;
    const known = await findBanked(db, id);
    if (known) {
      const isSame = known.amountPaise === amountPaise && known.receipt === receipt;
      return isSame ? accept({ inHandPaise }) : refuse('hand-in-id-reused');
    }
    if (amountPaise > inHandPaise) return refuse('more-than-held', { heldPaise: inHandPaise });
    const now = clock();
    await recordBanked(db, banked, by, now);
    const eventId = await recordEvent(db, id, 'CashBanked', now, `ops:${by}`, {
      amountPaise,
      receipt,
    });
    await postEntry(db, cashBankedEntry(banked), { eventId, bookingId: null, at: now });
    return accept({ inHandPaise: inHandPaise - amountPaise });
  }).catch((error: unknown) => {
    if (isSlipUsed(error)) return refuse('receipt-used');
    throw error;
  });
