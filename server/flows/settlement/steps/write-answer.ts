import type { Instant } from '#kernel/time.ts';
import {
  countOpen,
  type DifferenceAnswer,
  recordAnswer,
} from '#server/modules/settlement/answer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * Words about a difference, or a deed that says the same. The one that explains the last difference of a report ends what reminds of
 * it. The caller has locked the report.
 */
export async function writeAnswer(
  db: Database,
  answer: DifferenceAnswer,
  told: { readonly by: string; readonly way: string; readonly now: Instant },
): Promise<void> {
  const { settlementId, position } = answer;
  const { by, way, now } = told;
  await recordAnswer(db, answer, by, now);
  const open = await countOpen(db, settlementId);
  const actor = `ops:${by}`;
  const data = { position, way, open };
  await recordEvent(db, settlementId, 'DifferenceAnswered', now, actor, data);
  if (open === 0) await recordEvent(db, settlementId, 'SettlementExplained', now, actor, {});
}
