import { type Instant, MINUTE } from '#kernel/time.ts';
import { listOverdueHolds } from '#server/modules/booking/store.ts';
import { listAttemptsToAsk } from '#server/modules/payment/attempt-store.ts';
import { listTransfersToMove } from '#server/modules/transfer/store.ts';
import { askPayment } from './ask-payment.ts';
import { endHold } from './end-hold.ts';
import { moveTransfer, type TransferDeps } from './move-transfer.ts';

/** Timers that do their work are this much quicker than we are. */
const GRACE = MINUTE;
const MOST = 500;
const AT_ONCE = 8;

/** Catches whatever a lost timer left behind: holds that are over, payments and refunds that nobody asks about. */
export async function sweepPayments(deps: TransferDeps): Promise<void> {
  const due: Instant = deps.now() - GRACE;
  const [holds, attempts, transfers] = await Promise.all([
    listOverdueHolds(deps.pool, due, MOST),
    listAttemptsToAsk(deps.pool, due, MOST),
    listTransfersToMove(deps.pool, due, MOST),
  ]);
  const works = [
    ...holds.map((bookingId) => () => endHold(deps, { bookingId })),
    ...attempts.map((attemptId) => () => askPayment(deps, { attemptId })),
    ...transfers.map((transferId) => () => moveTransfer(deps, { transferId })),
  ];
  const swept = await doAll(deps, works);
  if (swept > 0)
    deps.log.warn('swept', {
      holds: holds.length,
      attempts: attempts.length,
      transfers: transfers.length,
    });
}

/** A few at a time; one that fails keeps nobody else waiting, and is swept again next minute. */
async function doAll(
  deps: TransferDeps,
  works: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const waiting = works.values();
  const semaphore = Array.from({ length: AT_ONCE }, async () => {
    for (const work of waiting) {
      await work().catch((error: unknown) => deps.log.fault('sweep-failed', error));
    }
  });
  await Promise.all(semaphore);
  return works.length;
}
