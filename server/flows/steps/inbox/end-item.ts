import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { recordClosed, recordStep } from '#server/modules/inbox/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endCaseOfItem } from '../case/open-case-of-item.ts';

/** The matter of an item is over, and nobody had to say so. */
export async function endItem(
  db: Database,
  itemId: string,
  outcome: 'by-itself' | 'solved',
  why: string,
  at: Instant,
): Promise<void> {
  if (!(await recordClosed(db, itemId, { outcome, by: 'house' }, at))) return;
  await recordStep(db, { id: newId(at), itemId, step: 'closed', by: 'house', note: why }, at);
  await endCaseOfItem(db, itemId, { by: 'house' }, at);
}
