import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordCashHandedIn as promise } from '#contract/ops/record-cash-handed-in.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { isReceiptUsed, lockHandedIn, recordHandedIn } from '#server/modules/karigar/cash-store.ts';
import { cashWithKarigar } from '#server/modules/ledger/accounts.ts';
import { cashHandedInEntry } from '#server/modules/ledger/cash-entries.ts';
import { balanceOf, postEntry } from '#server/modules/ledger/store.ts';
import { lockKarigarBatches } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A Karigar hands in cash of ours: from now on they owe that much less. A repeat is not counted again. */
export async function recordCashHandedIn(
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  {
    by,
    ...handed
  }: InputOf<typeof promise> & { /** The colleague who counted it. */ readonly by: string },
): Promise<Outcome<{ heldPaise: number }, RefusalOf<typeof promise>>> {
  const { id, karigarId, amountPaise, receipt } = handed;
  const once = transaction<Outcome<{ heldPaise: number }, RefusalOf<typeof promise>>>(
    pool,
    async (db) => {
      // A batch of payouts takes the cash that a Karigar holds off what they have earned: never both at once.
      await lockKarigarBatches(db);
      const heldPaise = await balanceOf(db, cashWithKarigar(karigarId));
      const known = await lockHandedIn(db, id);
      if (known) {
        const { reversedAt, ...said } = known;
        const isSame = Object.entries(said).every(
          ([name, value]) => handed[name as keyof typeof handed] === value,
        );
        return isSame && reversedAt === null ? accept({ heldPaise }) : refuse('hand-in-id-reused');
      }
      // A person who owes the cash does not count it.
      if ((await findKarigarAtWork(db, by)) === karigarId) return refuse('own-money');
      if (amountPaise > heldPaise) return refuse('more-than-held', { heldPaise });
      const now = clock();
      await recordHandedIn(db, handed, by, now);
      const data = { karigarId, amountPaise, receipt };
      const eventId = await recordEvent(db, id, 'CashHandedIn', now, `ops:${by}`, data);
      await postEntry(db, cashHandedInEntry(handed), { eventId, bookingId: null, at: now });
      return accept({ heldPaise: heldPaise - amountPaise });
    },
  );
  return once.catch((error: unknown) => {
    if (isReceiptUsed(error)) return refuse('receipt-used');
    throw error;
  });
}
