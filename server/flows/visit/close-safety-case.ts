import type { RefusalOf } from '#contract/operation.ts';
import type { closeSafetyCase as contract } from '#contract/ops/close-safety-case.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { closeCase, heldOf } from '../steps/close-case.ts';

/** Operations have heard both sides. Closed once more, it stays as it was closed. */
export const closeSafetyCase = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly refundPaise: Paise;
    readonly comment: string;
    readonly actor: string;
  },
): Promise<Outcome<'closed', RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    const found = booking && (await findSafetyCase(db, booking.id));
    if (!booking || !found) return refuse('case-not-found');
    if (found.closedAt !== null) return accept('closed');
    const most = await heldOf(db, booking.id);
    if (command.refundPaise > most) return refuse('refund-too-high', { most });
    await closeCase(db, booking, { ...command, now: now() });
    return accept('closed');
  });
