import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { findDestination } from '#server/modules/payout/destination-store.ts';
import { nextPayoutAskAt, nextPayoutStep, payoutReference } from '#server/modules/payout/payout.ts';
import { findPayout, lockPayout, recordSent } from '#server/modules/payout/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The message or question about a payout for the bank. */
export type PayoutCall = {
  readonly kind: 'send' | 'ask';
  readonly payoutReference: string;
  readonly upiId: string;
  readonly amountPaise: Paise;
};

/**
 * A payout's next step is written before it is taken. Once a try is written, a repeated call only asks what became of
 * it: nothing is sent blindly a second time.
 */
export async function beginPayout(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly payoutId: string; readonly provider: string },
): Promise<{ readonly call?: PayoutCall; readonly againAt?: Instant }> {
  const known = await findPayout(world.pool, command.payoutId);
  if (!known) return {};
  return transaction(world.pool, async (db) => {
    await lockCredit(db, known.userId);
    const payout = await lockPayout(db, known.id);
    const destination = payout && (await findDestination(db, payout.destinationId));
    if (!payout || !destination?.upiId) return {};
    const now = world.now();
    const step = nextPayoutStep(payout, now);
    if (step.kind === 'nothing') return {};
    if (step.kind === 'wait') return { againAt: step.until };
    const tries = step.kind === 'send' ? payout.tries + 1 : payout.tries;
    const { id, userId, amountPaise } = payout;
    if (step.kind === 'send') {
      const { provider } = command;
      await recordSent(db, id, { state: step.state, provider }, now, nextPayoutAskAt(0, now));
      const data = { userId, payoutId: id, amountPaise, tries };
      await recordEvent(db, id, 'PayoutInitiated', now, 'clock', data);
    }
    const { upiId } = destination;
    return {
      call: {
        kind: step.kind,
        payoutReference: payoutReference({ id, tries }),
        upiId,
        amountPaise,
      },
    };
  });
}
