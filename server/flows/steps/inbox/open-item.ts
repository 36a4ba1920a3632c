import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { NewItem } from '#server/modules/inbox/item.ts';
import { recordItem, recordStep } from '#server/modules/inbox/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { openCaseOfItem } from '../case/open-case-of-item.ts';
import { ringForItem } from './ring-for-item.ts';

/** Operations have something to look at; of the same trouble they read that it was heard of again. */
export async function openItem(
  db: Database,
  { id, item, why }: { readonly id: string; readonly item: NewItem; readonly why: string },
  at: Instant,
): Promise<string> {
  const { id: itemId, isNew } = await recordItem(db, id, item, at);
  const again = item.escalates ? 'escalated' : 'again';
  const step = { id: newId(at), itemId, step: isNew ? 'opened' : again, by: 'house' } as const;
  await recordStep(db, { ...step, note: why }, at);
  if (isNew) await openCaseOfItem(db, item, at);
  const { kind, harmAt, meanwhile } = item;
  const rings = { id: itemId, kind, harmAt, meanwhileAt: meanwhile.at ?? null };
  if (isNew || item.escalates) await ringForItem(db, rings, at);
  return itemId;
}
