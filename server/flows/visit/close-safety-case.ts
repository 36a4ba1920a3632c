import type { RefusalOf } from '#contract/operation.ts';
import type { closeSafetyCase as contract } from '#contract/ops/close-safety-case.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { decideCaseFee } from '#server/modules/booking/case-fee.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { requireSecondApproval } from '../steps/money/require-second-approval.ts';
import { closeCase, heldOf } from './steps/close-case.ts';

/** Operations have heard both sides. Closed once more, it stays as it was closed. */
export const closeSafetyCase = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly refundPaise: Paise;
    readonly feePaise: Paise;
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
    const { refundPaise, feePaise, actor } = command;
    if (refundPaise > most) return refuse('refund-too-high', { most });
    const { pricePaise, policyVersion } = booking;
    const left = { pricePaise, policyVersion, leftAt: found.leftAtStatus };
    const fee = decideCaseFee(left, { heldPaise: most, refundPaise, feePaise });
    if (!fee.ok) return fee;
    const at = now();
    const asked =
      feePaise > 0
        ? ({ about: 'safety-fee', amountPaise: feePaise } as const)
        : ({ about: 'safety-case', amountPaise: refundPaise } as const);
    const wanted = { ...asked, actor, now: at };
    const agreed = await requireSecondApproval(db, booking, wanted);
    if (!agreed.ok) return agreed;
    await closeCase(db, booking, { ...command, now: at });
    return accept('closed');
  });
