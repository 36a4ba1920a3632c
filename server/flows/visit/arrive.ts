import type { arrive as contract } from '#contract/karigar/arrive.ts';
import { moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { findCentroid } from '#server/modules/availability/centroid-store.ts';
import { recordAtDoor } from '#server/modules/booking/door-store.ts';
import { decideArrival, type Proof } from '#server/modules/visit/arrival-proof.ts';
import { listPhotoIds } from '#server/modules/visit/photo-store.ts';
import { recordArrived } from '#server/modules/visit/store.ts';
import { payLongWays } from '../steps/money/pay-long-ways.ts';
import { type VisitAtHand, visitAtHand } from '../steps/visit/visit-at-hand.ts';
import { mayBeAtDoor } from './steps/may-be-at-door.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
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
  performKarigarAction(deps, command, 'arrive', async (context) => {
    const { db, booking, visit, now, ownAt } = context;
    const at = await visitAtHand(db, booking, visit, now);
    const may = mayMove('arrive', at ?? booking);
    if (!may.ok || may.value === 'repeated' || !at) return may;
    const early = await mayBeAtDoor(context, at, command);
    if (!early.ok) return early;
    const around = await findCentroid(db, booking.address.pincode);
    const hasPicture = await hasArrivalPicture(context, at, command.photoId);
    const hasOurWord = command.onBehalf !== undefined;
    const decided = decideArrival(around, { position: command.position, hasPicture, hasOurWord });
    if (!decided.ok) return decided;
    const by = decided.value;
    // Written where the booking waits for its first visit; work that has begun goes on.
    const isFirst = (await recordAtDoor(db, booking.id, now)) > 0;
    await recordArrived(db, at.id, by, { at: now, ownAt, goesOn: !isFirst });
    const alarmAt = Math.max(now, at.startsAt) + policy.alarm.arrivalMinutes * MINUTE;
    await recordVisitEvent(context, moves.arrive.event, {
      ...{ by, ...at.about },
      ...(isFirst && { alarmAt }),
    });
    // A picture may be broken off from: that way is paid where the visit is settled.
    if (by === 'position') await payLongWays(context, at.startsAt, [context.karigarId]);
    return accept('done');
  });

/** A picture that the Karigar has taken since setting out: one of another visit shows nothing of this one. */
async function hasArrivalPicture(
  { db, booking, karigarId }: VisitContext,
  { dispatchedAt }: VisitAtHand,
  photoId: string | undefined,
): Promise<boolean> {
  const pictures = photoId ? await listPhotoIds(db, booking.id) : [];
  return pictures.some(
    (one) =>
      one.id === photoId &&
      one.kind === 'arrival' &&
      one.karigarId === karigarId &&
      one.addedAt >= (dispatchedAt ?? 0),
  );
}
