import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { decideKarigarAppeal as promise } from '#contract/ops/decide-karigar-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockPause, recordAppealAnswer } from '#server/modules/karigar/pause-store.ts';
import { decideAppealAnswer, type Pause } from '#server/modules/karigar/pausing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { putOnRoster } from './steps/put-on-roster.ts';

/** Somebody else answers; granted, the pause is over at once. */
export const decideKarigarAppeal = (
  pool: Pool,
  { id, granted, reason, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Pause, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const pause = await lockPause(db, id);
    if (!pause) return refuse('pause-not-found');
    const allowed = decideAppealAnswer(pause, by);
    if (!allowed.ok) return allowed;
    const answered = await recordAppealAnswer(db, { id, granted, reason, by }, now);
    if (!answered) return refuse('pause-not-found');
    const actor = `ops:${by}`;
    const { userId, karigarId } = pause;
    const said = { karigarId, pauseId: id, granted };
    await recordEvent(db, userId, 'KarigarAppealDecided', now, actor, said);
    return accept(
      granted ? await putOnRoster(db, answered, { why: reason, actor, now }) : answered,
    );
  });
