import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { reverseCashHandedIn as promise } from '#contract/ops/reverse-cash-handed-in.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockHandedIn, recordReversed } from '#server/modules/karigar/cash-store.ts';
import { cashWithKarigar } from '#server/modules/ledger/accounts.ts';
import { cashHandInReversedEntry } from '#server/modules/ledger/cash-entries.ts';
import { balanceOf, postEntry } from '#server/modules/ledger/store.ts';
import { lockKarigarBatches } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The record of cash handed in was wrong: the Karigar holds it as before. A repeat changes nothing. */
export const reverseCashHandedIn = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  {
    id,
    why,
    by,
  }: InputOf<typeof promise> & { /** The colleague who reverses it. */ readonly by: string },
): Promise<Outcome<{ heldPaise: number }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    await lockKarigarBatches(db);
    const handed = await lockHandedIn(db, id);
    if (!handed) return refuse('hand-in-not-found');
    const { karigarId, amountPaise, receipt } = handed;
    if (handed.reversedAt === null) {
      const now = clock();
      await recordReversed(db, id, { by, why }, now);
      const data = { karigarId, amountPaise, receipt, why };
      const eventId = await recordEvent(db, id, 'CashHandInReversed', now, `ops:${by}`, data);
      await postEntry(db, cashHandInReversedEntry(handed), { eventId, bookingId: null, at: now });
    }
    return accept({ heldPaise: await balanceOf(db, cashWithKarigar(karigarId)) });
  });
