import type { attendVisit as contract } from '#contract/karigar/attend-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findCentroid } from '#server/modules/availability/centroid-store.ts';
import { findLetInAt } from '#server/modules/visit/act-store.ts';
import { decideArrival, type Proof } from '#server/modules/visit/arrival-proof.ts';
import { decideAttending } from '#server/modules/visit/attendance.ts';
import { listAttendance, recordAttendance } from '#server/modules/visit/attendance-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { believedAt } from '#server/modules/visit/own-time.ts';
import { payLongWays } from '../steps/money/pay-long-ways.ts';
import { payWaiting } from '../steps/money/pay-waiting.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** One of a crew who does not lead it is at the door, and shows it by where their phone is. */
export const attendVisit = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly position: NonNullable<Proof['position']> },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'attend',
    async (context) => {
      const { db, booking, visit, karigarId, now, ownAt } = context;
      if (visit.karigarId === karigarId) return accept('done');
      const days = [booking, ...(await listDays(db, booking.id))];
      const said = (await listAttendance(db, booking.id)).filter(
        (one) => one.karigarId === karigarId,
      );
      const decided = decideAttending(booking.status, days, said, now);
      if (!decided.ok || decided.value === 'repeated') return decided;
      const around = await findCentroid(db, booking.address.pincode);
      const proven = decideArrival(around, { position: command.position, hasPicture: false });
      if (!proven.ok) return proven;
      const visitId = decided.value.id;
      const arrivedAt = believedAt(ownAt, now);
      await recordAttendance(
        db,
        booking.id,
        { visitId, karigarId, came: true, saidBy: 'karigar' },
        arrivedAt,
      );
      await recordVisitEvent(context, 'CrewMemberCame', {
        ...{ leaderKarigarId: visit.karigarId, by: 'karigar' },
      });
      await payLongWays(context, decided.value.startsAt, [karigarId]);
      // A telephone without a signal says it after the customer has let the others in.
      const letInAt = visitId === booking.id ? await findLetInAt(db, booking.id) : null;
      if (letInAt !== null) await payWaiting(context, letInAt, [{ karigarId, arrivedAt }]);
      return accept('done');
    },
    'crew',
  );
