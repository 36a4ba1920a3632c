import type { Instant } from '#kernel/time.ts';
import { recordOnRoster } from '#server/modules/availability/membership-store.ts';
import { recordKarigarRole } from '#server/modules/identity/role-store.ts';
import { recordStep } from '#server/modules/karigar/application-store.ts';
import { recordPauseOver } from '#server/modules/karigar/pause-store.ts';
import type { Pause } from '#server/modules/karigar/pausing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A pause is over: on the roster as before, and told why. */
export async function putOnRoster(
  db: Database,
  { id, userId, karigarId, decision }: Pause,
  { why, actor, now }: { readonly why: string; readonly actor: string; readonly now: Instant },
): Promise<Pause> {
  const over = await recordPauseOver(db, id, why, now);
  if (!over) throw new Error('The pause was over already');
  await recordOnRoster(db, karigarId);
  if (decision === 'end') {
    await recordKarigarRole(db, userId);
    const decidedBy = actor.startsWith('ops:') ? actor.slice('ops:'.length) : null;
    await recordStep(db, { userId, state: 'active', reason: why, decidedBy }, now);
  }
  await recordEvent(db, userId, 'KarigarReinstated', now, actor, { karigarId, pauseId: id });
  await recordEvent(db, userId, 'RosterChanged', now, actor, { karigarId });
  return over;
}
