import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import {
  type Attendance,
  absenceFrom,
  decideAttendance,
} from '#server/modules/visit/attendance.ts';
import { listAttendance, recordAttendance } from '#server/modules/visit/attendance-store.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { requireNothingSince } from '../../steps/booking/has-changed.ts';
import { payLongWays } from '../../steps/money/pay-long-ways.ts';
import { crewsOfDaysBegun } from '../../steps/visit/crew-of.ts';
import { payAfterAll } from './pay-after-all.ts';

export type Marked = Pick<Attendance, 'karigarId' | 'came' | 'saidBy'> & {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly visit: Visit | undefined;
  readonly actor: string;
  /** The position of one of several visits; the latest that has begun without it. */
  readonly position?: number | undefined;
  readonly why?: string | undefined;
  /** For operations: how far the booking's story went when they looked. */
  readonly seen?: string | undefined;
};

type Refused = Extract<ReturnType<typeof decideAttendance>, { ok: false }>['refusal']['code'];

/**
 * Somebody says that one of a crew came or stayed away, in the transaction that holds the booking: what is said while the
 * money is divided is said before it or after it.
 */
export async function markAttendance(mark: Marked): Promise<Outcome<'done', Refused>> {
  const { db, now, booking, visit, actor, karigarId, came, saidBy } = mark;
  const day = await dayMeant(mark);
  const facts = {
    status: booking.status,
    leaderKarigarId: visit?.karigarId ?? null,
    day,
    said: await listAttendance(db, booking.id),
    left: (await listSafetyExits(db, booking.id)).map((one) => one.karigarId),
  };
  const decided = decideAttendance({ karigarId, came, saidBy }, facts, now);
  if (!decided.ok) return decided;
  if (!day || decided.value === 'repeated') return accept('done');
  await requireNothingSince(db, booking, mark.seen);
  await recordAttendance(db, booking.id, { visitId: day.id, karigarId, came, saidBy }, now);
  const event = came ? 'CrewMemberCame' : 'CrewMemberAbsent';
  const eventId = await recordEvent(db, booking.id, event, now, actor, {
    ...aboutBooking(booking),
    ...{ karigarId, leaderKarigarId: facts.leaderKarigarId, by: saidBy },
    ...(mark.why !== undefined && { why: mark.why }),
  });
  if (booking.status !== 'completed') return accept('done');
  await payAfterAll({ db, now, booking, eventId }, visit, karigarId);
  await payLongWays({ db, now, booking, actor }, day.startsAt, [karigarId]);
  return accept('done');
}

async function dayMeant({ db, booking, visit, now, position, karigarId }: Marked) {
  const days = await crewsOfDaysBegun(db, booking, visit, now, []);
  const begun = days.filter(({ startsAt }) => absenceFrom(startsAt) <= now);
  if (position === undefined)
    return begun.findLast(({ crew }) => crew.includes(karigarId)) ?? begun.at(-1);
  const visits = await listVisits(db, booking.id);
  const { id } = visits.find((one) => one.position === position) ?? {};
  return begun.find((one) => one.id === id);
}
