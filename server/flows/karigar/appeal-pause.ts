import type { appealPause as promise } from '#contract/applicant/appeal-pause.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockPause, recordAppeal } from '#server/modules/karigar/pause-store.ts';
import { decideAppealing, type Pause } from '#server/modules/karigar/pausing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A paused Karigar says why that is wrong. The same words sent twice are one appeal. */
export const appealPause = (
  pool: Pool,
  { id, text, userId }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<Pause, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const pause = await lockPause(db, id);
    if (pause?.userId !== userId) return refuse('pause-not-found');
    if (pause.appeal === text) return accept(pause);
    const allowed = decideAppealing(pause);
    if (!allowed.ok) return allowed;
    const written = await recordAppeal(db, id, text, now);
    if (!written) return refuse('pause-not-found');
    const { karigarId } = pause;
    const said = { karigarId, pauseId: id };
    await recordEvent(db, userId, 'KarigarAppealed', now, `karigar:${karigarId}`, said);
    return accept(written);
  });
