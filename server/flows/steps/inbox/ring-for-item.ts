import type { Instant } from '#kernel/time.ts';
import { type Ringing, ringsAt } from '#server/modules/inbox/ringing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Item = Ringing & { readonly id: string };

/** An item that harms within minutes and that nobody has: people on duty are rung unless somebody takes it. */
export async function ringForItem(db: Database, item: Item, now: Instant): Promise<void> {
  const at = ringsAt(item, now);
  if (at === undefined) return;
  await recordEvent(db, item.id, 'HarmComesNear', now, 'house', { kind: item.kind, ringsAt: at });
}
