import type { InboxKind } from '#contract/ops/inbox.ts';
import type { Instant } from '#kernel/time.ts';
import type { Happened } from '#server/modules/inbox/item.ts';
import { listOpenOfKarigar } from '#server/modules/inbox/store.ts';
import { lockPayee } from '#server/modules/karigar/payee-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endItem } from '../../steps/inbox/end-item.ts';

/**
 * Another payee of the same Karigar stands no more: nobody will be paid there, and nobody needs to ask. Answers whether an
 * item ended.
 */
export async function endReplaced(
  db: Database,
  kind: InboxKind,
  { type, subject, data }: Happened,
  now: Instant,
): Promise<boolean> {
  let told = false;
  for (const { id, about } of await listOpenOfKarigar(db, kind, Number(data.karigarId))) {
    if (about === subject || !(await isDropped(db, about))) continue;
    await endItem(db, id, 'by-itself', type, now);
    told = true;
  }
  return told;
}

/** Stopped, undone, or replaced before it was used. */
export const isDropped = async (db: Database, payeeId: string): Promise<boolean> =>
  typeof (await lockPayee(db, payeeId))?.droppedAt === 'number';
