import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { decideKarigarPause as promise } from '#contract/ops/decide-karigar-pause.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordNoKarigarRole } from '#server/modules/identity/role-store.ts';
import { recordStep } from '#server/modules/karigar/application-store.ts';
import { lockPause, recordPauseDecision } from '#server/modules/karigar/pause-store.ts';
import { decidePause, type Pause } from '#server/modules/karigar/pausing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The operator names the evidence: the pause stays for some days, or we work together no more. Earned money stays owed.
 */
export const decideKarigarPause = (
  pool: Pool,
  input: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Pause, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const { id, decision, evidence, by } = input;
    const pause = await lockPause(db, id);
    if (!pause) return refuse('pause-not-found');
    const decided = decidePause(pause, input, now);
    if (!decided.ok) return decided;
    const { endsAt } = decided.value;
    const { userId, karigarId } = pause;
    const written = await recordPauseDecision(db, { id, decision, evidence, endsAt, by }, now);
    if (!written) return refuse('pause-not-found');
    if (decision === 'end') {
      await recordNoKarigarRole(db, userId);
      await recordStep(db, { userId, state: 'left', reason: evidence, decidedBy: by }, now);
    }
    const said = { karigarId, pauseId: id, decision };
    await recordEvent(db, userId, 'KarigarPauseDecided', now, `ops:${by}`, said);
    return accept(written);
  });
