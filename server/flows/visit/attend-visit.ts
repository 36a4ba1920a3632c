import type { attendVisit as contract } from '#contract/karigar/attend-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { DAY } from '#kernel/time.ts';
import { findCentroid } from '#server/modules/availability/centroid-store.ts';
import { countWrongCrewCodes, findLetInAt } from '#server/modules/visit/act-store.ts';
import { decideArrival, type Proof } from '#server/modules/visit/arrival-proof.ts';
import { decideAttending } from '#server/modules/visit/attendance.ts';
import { listAttendance, recordAttendance } from '#server/modules/visit/attendance-store.ts';
import { crewCodeName, decideCrewCode } from '#server/modules/visit/crew-code.ts';
import { type BookingDay, listDays } from '#server/modules/visit/days-store.ts';
import { believedAt } from '#server/modules/visit/own-time.ts';
import { codeFor } from '#server/platform/secrets/keys.ts';
import { payLongWays } from '../steps/money/pay-long-ways.ts';
import { payWaiting } from '../steps/money/pay-waiting.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

type Shown = {
  readonly position?: Proof['position'] | undefined;
  readonly code?: string | undefined;
};

/**
 * One of a crew who does not lead it is at the door, and shows it by where their phone is, or by the digits that the customer
 * reads.
 */
export const attendVisit = (
  deps: VisitDeps,
  command: KarigarActionCommand & Shown,
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
      const { id: visitId, startsAt } = decided.value;
      const proven = await proofOf(deps, context, command, decided.value);
      if (!proven.ok) return proven;
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
      await payLongWays(context, startsAt, [karigarId]);
      // A telephone without a signal says it after the customer has let the others in.
      const letInAt = visitId === booking.id ? await findLetInAt(db, booking.id) : null;
      if (letInAt !== null) await payWaiting(context, letInAt, [{ karigarId, arrivedAt }]);
      return accept('done');
    },
    'crew',
  );

/** The customer’s digits where they are given, else where the phone is. */
async function proofOf(
  { keys }: VisitDeps,
  { db, booking, karigarId }: VisitContext,
  { code, position }: Shown,
  { id: visitId, startsAt }: BookingDay,
) {
  if (code === undefined)
    return decideArrival(await findCentroid(db, booking.address.pincode), {
      ...{ position, hasPicture: false },
    });
  const who = { bookingId: booking.id, karigarId };
  const triesMade = await countWrongCrewCodes(db, who, startsAt - DAY / 2);
  return decideCrewCode(code, codeFor(keys, crewCodeName(visitId, karigarId)), triesMade);
}
