import type { Instant } from '#kernel/time.ts';
import {
  countOpen,
  type DifferenceAnswer,
  recordAnswer,
} from '#server/modules/settlement/answer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A deed explains a difference as words do; the last one of a report ends what reminds of it. Its report is locked. */
export async function explainDifference(
  db: Database,
  answer: Omit<DifferenceAnswer, 'way'>,
  { by, way, now }: { readonly by: string; readonly way: string; readonly now: Instant },
): Promise<void> {
  const { settlementId, position } = answer;
  await recordAnswer(db, { ...answer, way: 'explained' }, by, now);
  const open = await countOpen(db, settlementId);
  const actor = `ops:${by}`;
  const data = { position, way, open };
  await recordEvent(db, settlementId, 'DifferenceAnswered', now, actor, data);
  if (open === 0) await recordEvent(db, settlementId, 'SettlementExplained', now, actor, {});
}
