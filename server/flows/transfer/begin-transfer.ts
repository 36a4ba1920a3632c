import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { findDestination } from '#server/modules/transfer/destination-store.ts';
import { recordSent } from '#server/modules/transfer/moves-store.ts';
import {
  askAgainAt,
  nextTransferStep,
  type Payout,
  type Refund,
  transferReference,
} from '#server/modules/transfer/transfer.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findToSend, openCourse } from './steps/open-course.ts';

/** The destination: the payment that it takes back, or a UPI id. */
type Way =
  | {
      readonly purpose: 'refund';
      readonly provider: string;
      readonly orderReference: string;
      readonly paymentReference: string | null;
    }
  | { readonly purpose: 'payout'; readonly provider: string; readonly upiId: string };

/** The message or question about a transfer for the gateway or the bank; nothing when there is nothing to do now. */
export type TransferCall = Way & {
  readonly kind: 'send' | 'ask';
  /** The name of this try. */
  readonly name: string;
  readonly amountPaise: Paise;
};

/**
 * A transfer's next step is written before it is taken. Once a try is written, a repeated call only asks what became of
 * it: nothing is sent blindly a second time.
 */
export async function beginTransfer(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly transferId: string;
    /** The company that pays out for us; without one payouts wait for the next file to the bank. */
    readonly payoutProvider: string | undefined;
  },
): Promise<{ readonly call?: TransferCall; readonly againAt?: Instant }> {
  const known = await findToSend(world.pool, command.transferId);
  if (!known) return {};
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const opened = await openCourse(db, now, known);
    const way = opened && (await wayOf(db, opened.transfer, command.payoutProvider));
    if (!way) return {};
    const { course, transfer } = opened;
    const step = nextTransferStep(transfer, now);
    if (step.kind === 'nothing') return {};
    if (step.kind === 'wait') return { againAt: step.until };
    const { id, purpose, amountPaise } = transfer;
    const tries = step.kind === 'send' ? transfer.tries + 1 : transfer.tries;
    if (step.kind === 'send') {
      const { provider } = way;
      const askAt = askAgainAt({ purpose, asked: 0 }, now);
      await recordSent(db, id, { move: step.move, provider }, now, askAt);
      await course.tell('initiated', 'clock', { tries });
    }
    const name = transferReference({ id, tries });
    return { call: { ...way, kind: step.kind, name, amountPaise } };
  });
}

async function wayOf(
  db: Database,
  transfer: Refund | Payout,
  payoutProvider: string | undefined,
): Promise<Way | undefined> {
  if (transfer.purpose === 'refund') {
    const attempt = await findAttempt(db, transfer.attemptId);
    if (!attempt) return undefined;
    const { provider, orderReference, gatewayReference: paymentReference } = attempt;
    return { purpose: 'refund', provider, orderReference, paymentReference };
  }
  const destination =
    transfer.destinationId === null ? undefined : await findDestination(db, transfer.destinationId);
  if (!destination?.upiId || !payoutProvider) return undefined;
  return { purpose: 'payout', provider: payoutProvider, upiId: destination.upiId };
}
