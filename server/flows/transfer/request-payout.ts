import type { requestPayout as contract } from '#contract/customer/request-payout.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { sumOwed } from '#server/modules/booking/dues-store.ts';
import { payoutDueEntry } from '#server/modules/ledger/payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { lockCredit, recordCredit } from '#server/modules/payment/credit-store.ts';
import { findDestination, recordConfirmed } from '#server/modules/transfer/destination-store.ts';
import { findTransfer, recordTransfer } from '#server/modules/transfer/store.ts';
import { payableOf } from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * A customer wants their credit at a UPI id whose name they have seen and confirmed (ruling R38). The credit is taken
 * at once, so that nothing else uses it; from then on it is owed as money. Under the same id it happens once.
 */
export async function requestPayout(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly id: string;
    readonly userId: string;
    readonly destinationId: string;
    readonly shownPaise: Paise;
  },
): Promise<Outcome<'requested' | 'was-requested', RefusalOf<typeof contract>>> {
  const { id, userId, destinationId } = command;
  return transaction(world.pool, async (db) => {
    const balancePaise = await lockCredit(db, userId);
    const known = await findTransfer(db, id);
    if (known)
      return known.purpose === 'payout' && known.userId === userId
        ? accept('was-requested')
        : refuse('transfer-id-reused');
    const destination = await findDestination(db, destinationId);
    // Nobody learns that there is such a destination of somebody else.
    if (destination?.userId !== userId || destination.upiId === null)
      return refuse('destination-not-found');
    const duePaise = await sumOwed(db, userId);
    // The credit pays what is due first; the customer may have what is left.
    if (duePaise > 0 && balancePaise > 0) return refuse('dues-first', { duePaise });
    const amountPaise = payableOf(balancePaise);
    if (amountPaise === 0) return refuse('no-credit');
    if (amountPaise !== command.shownPaise) return refuse('amount-mismatch', { amountPaise });
    const now = world.now();
    await recordConfirmed(db, destinationId, now);
    const payout = { id, userId, destinationId, amountPaise };
    const asked = { state: 'approved', requestedBy: userId, byHand: false } as const;
    await recordTransfer(db, { purpose: 'payout', ...payout, ...asked }, now);
    await recordCredit(
      db,
      {
        ...{ userId, bookingId: null, instalment: 0, transferId: id },
        amountPaise: -amountPaise,
        reason: 'paid-out',
      },
      now,
    );
    const data = { userId, payoutId: id, amountPaise };
    const eventId = await recordEvent(db, id, 'PayoutApproved', now, `customer:${userId}`, data);
    const entry = payoutDueEntry({ payoutId: id, amountPaise });
    await postEntry(db, entry, { eventId, bookingId: null, at: now });
    return accept('requested');
  });
}
