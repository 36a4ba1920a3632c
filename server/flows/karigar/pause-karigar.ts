import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { pauseKarigar as promise } from '#contract/ops/pause-karigar.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { lockMembership, recordOffRoster } from '#server/modules/availability/membership-store.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { lockPause, recordPause } from '#server/modules/karigar/pause-store.ts';
import { endOfPause, type Pause } from '#server/modules/karigar/pausing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { isOutOnVisit } from './steps/is-out-on-visit.ts';

/** Off the roster for hours, with a notice; coming visits go to others with the event. Under one name it happens once. */
export const pauseKarigar = (
  pool: Pool,
  input: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Pause, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const { karigarId, pauseId: id, reason, notice, hours, by } = input;
    const [person] = await listKarigarPeople(db, [karigarId]);
    const member = person && (await lockMembership(db, person.userId));
    if (!person || !member) return refuse('karigar-not-found');
    const { userId } = person;
    const known = await lockPause(db, id);
    if (known) return known.karigarId === karigarId ? accept(known) : refuse('pause-id-taken');
    if (userId === by) return refuse('own-account');
    if (!member.active) return refuse('not-on-roster');
    if (await isOutOnVisit(db, karigarId, now)) return refuse('visit-under-way');
    await recordOffRoster(db, karigarId);
    const language = (await findRecipient(db, userId))?.language ?? 'en';
    const endsAt = endOfPause(hours, now);
    const paused = { id, userId, karigarId, reason, notice, language, by, endsAt };
    const pause = await recordPause(db, paused, now);
    const actor = `ops:${by}`;
    await recordEvent(db, userId, 'KarigarPaused', now, actor, { karigarId, pauseId: id, reason });
    await recordEvent(db, userId, 'RosterChanged', now, actor, { karigarId });
    return accept(pause);
  });
