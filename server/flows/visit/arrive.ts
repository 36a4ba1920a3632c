import type { arrive as contract } from '#contract/karigar/arrive.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { findMiddleOf } from '#server/modules/availability/middle-store.ts';
import { recordAtDoor } from '#server/modules/booking/door-store.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { decideArrival, type Proof } from '#server/modules/visit/arriving.ts';
import { recordDayArrived } from '#server/modules/visit/day-visit-store.ts';
import { listPhotoIds } from '#server/modules/visit/photo-store.ts';
import { recordArrived } from '#server/modules/visit/store.ts';
import { dayAtHand, ofDay } from '../steps/visit/day-at-hand.ts';
import { mayBeAtDoor } from './steps/may-be-at-door.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The Karigar is at the door, and shows it: from now on the wait for a customer who is not there counts. */
export const arrive = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly position?: Proof['position'];
    readonly photoId?: string | undefined;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'arrive', async (scene) => {
    const { db, booking, now, ownAt, karigarId } = scene;
    const day = await dayAtHand(db, booking, now);
    const may = day?.way ? accept('may') : mayMove('arrive', booking);
    if (!may.ok || may.value === 'repeated') return may;
    const early = await mayBeAtDoor(scene, day ?? booking, command);
    if (!early.ok) return early;
    const pictures = command.photoId ? await listPhotoIds(db, booking.id) : [];
    const hasPicture = pictures.some(
      (one) =>
        one.id === command.photoId &&
        one.kind === 'arrival' &&
        one.karigarId === karigarId &&
        // An arrival on another day shows nothing of this one.
        one.addedAt >= (day?.way?.dispatchedAt ?? 0),
    );
    const around = await findMiddleOf(db, booking.address.pincode);
    const hasOurWord = command.onBehalf !== undefined;
    const proof = { position: command.position, hasPicture, hasOurWord };
    const decided = decideArrival(around, proof);
    if (!decided.ok) return decided;
    const by = decided.value;
    if (day) {
      await recordDayArrived(db, day.id, by, { at: now, ownAt });
      await recordVisitEvent(scene, moves.arrive.event, { by, ...ofDay(day) });
      return accept('done');
    }
    await recordAtDoor(db, booking.id, now);
    await recordArrived(db, booking.id, by, ownAt);
    await recordVisitEvent(scene, moves.arrive.event, {
      by,
      alarmAt: Math.max(now, booking.startsAt) + policy.alarm.arrivalMinutes * MINUTE,
    });
    return accept('done');
  });
