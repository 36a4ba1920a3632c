import type { RefusalOf } from '#contract/operation.ts';
import type { approveTransfer as promise } from '#contract/ops/approve-transfer.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { agree } from './steps/ask-by-hand.ts';
import { findToSend, openCourse } from './steps/open-course.ts';

/**
 * A second of us agrees to a refund or payout by hand; whoever asked for it is none, nor whose money it is. Meanwhile the
 * policy may have given back what it asks for, and its owner may have come to owe us: then it may not go any more.
 */
export async function approveTransfer(
  world: { readonly pool: Pool; readonly now: Clock },
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Outcome<'approved', RefusalOf<typeof promise>>> {
  const known = await findToSend(world.pool, id);
  if (!known) return refuse('transfer-not-found');
  return transaction(world.pool, async (db) => {
    const opened = await openCourse(db, world.now(), known);
    if (!opened) return refuse('transfer-not-found');
    const { course, transfer } = opened;
    if (transfer.approvedBy === by) return accept('approved');
    if (transfer.state !== 'requested') return refuse('transfer-not-found');
    if (transfer.requestedBy === by) return refuse('needs-another-person');
    if (course.ownerId === by) return refuse('own-money');
    const may = await course.mayGo();
    if (!may.ok) return may;
    await agree(course, id, { by, approvedBy: by });
    return accept('approved');
  });
}
