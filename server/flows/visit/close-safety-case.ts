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
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { hasGoneOn } from '../steps/booking/has-changed.ts';
import { requireSecondApproval } from '../steps/money/require-second-approval.ts';
import { closeCase, heldOf } from './steps/close-case.ts';

/**
 * Operations have heard both sides. Closed once more, it stays as it was closed; who saw it open and decides otherwise hears that
 * it has changed.
 */
export const closeSafetyCase = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly refundPaise: Paise;
    readonly feePaise: Paise;
    readonly comment: string;
    readonly actor: string;
    /** How far its story went when it was looked at. */
    readonly seen?: string | undefined;
  },
): Promise<Outcome<'closed', RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    const found = booking && (await findSafetyCase(db, booking.id));
    if (!booking || !found) return refuse('case-not-found');
    const { refundPaise, feePaise, actor, seen } = command;
    if (found.closedAt !== null) {
      const decided = { refundPaise, duePaise: feePaise };
      return seen === undefined || (await hasHappened(db, booking.id, 'SafetyCaseClosed', decided))
        ? accept('closed')
        : refuse('booking-changed');
    }
    if (await hasGoneOn(db, booking, seen)) return refuse('booking-changed');
    const most = await heldOf(db, booking.id);
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
