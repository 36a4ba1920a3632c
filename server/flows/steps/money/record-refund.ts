import type { Instant } from '#kernel/time.ts';
import { recordTransfer } from '#server/modules/transfer/store.ts';
import type { Refund } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A refund of the policy needs nobody's consent. */
export const recordRefund = (
  db: Database,
  refund: Pick<Refund, 'id' | 'bookingId' | 'attemptId' | 'amountPaise' | 'reason'>,
  at: Instant,
): Promise<void> =>
  recordTransfer(
    db,
    { purpose: 'refund', ...refund, state: 'approved', requestedBy: null, byHand: false },
    at,
  );
