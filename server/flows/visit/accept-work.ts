import type { acceptWork as contract } from '#contract/customer/accept-work.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { completeWork } from './steps/complete-work.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer finds the work good: the booking is complete, and the rating opens. */
export const acceptWork = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, 'accept', async ({ db, now, booking, actor }) => {
    const lines = await listBillLines(db, booking.id);
    await completeWork(db, booking, { move: 'accept', actor, now, lines });
    return accept('done');
  });
