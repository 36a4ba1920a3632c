import { isBeingSettled, isFinished, wasDropped } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

/** The last word on whether one of a crew came to a visit. */
export type Attendance = {
  readonly visitId: string;
  readonly karigarId: number;
  readonly came: boolean;
  readonly saidBy: 'karigar' | 'leader' | 'customer' | 'operations';
};

/** The crew of one day, as it was to come. */
export type CrewOfDay = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly crew: readonly number[];
};

type Word = Pick<Attendance, 'karigarId' | 'came' | 'saidBy'>;

type Facts = {
  readonly status: BookingStatus;
  readonly leaderKarigarId: number | null;
  readonly day: CrewOfDay | undefined;
  readonly said: readonly Attendance[];
  /** Those who left for safety: they were there. */
  readonly left: readonly number[];
};

type Refused =
  | 'crew-member-not-found'
  | 'attendance-settled'
  | 'too-early-for-absence'
  | 'was-at-door'
  | 'attendance-decided'
  | 'last-of-crew';

/** The moment from which it may be said that somebody of the crew has stayed away. */
export const absenceFrom = (startsAt: Instant): Instant =>
  startsAt + policy.visit.absenceMinutes * MINUTE;

/** Those of whom somebody has said that they did not come to that visit. */
export const absentOn = (visitId: string, said: readonly Attendance[]): ReadonlySet<number> =>
  new Set(
    said.filter((one) => one.visitId === visitId && !one.came).map(({ karigarId }) => karigarId),
  );

/** Somebody is at the door, and the money of the visit is not divided yet. */
export const isAttendanceOpen = (status: BookingStatus): boolean =>
  status === 'arrived' || status === 'in_progress' || isBeingSettled(status);

/**
 * Whether it may be said that somebody came or did not. A phone that was at the door outweighs the leader and the customer,
 * who may gain by what they say; operations have the last word. After the money is divided nobody loses pay any more.
 */
export function decideAttendance(
  word: Word,
  facts: Facts,
  now: Instant,
): Outcome<'may' | 'repeated', Refused> {
  const { status, leaderKarigarId, day, said } = facts;
  const { karigarId, came, saidBy } = word;
  const isOpen = isAttendanceOpen(status);
  const isOver = status === 'completed' || wasDropped(status);
  if (!day || (!isOpen && !isOver)) return refuse('too-early-for-absence');
  if (karigarId === leaderKarigarId || !day.crew.includes(karigarId))
    return refuse('crew-member-not-found');
  const before = said.find((one) => one.visitId === day.id && one.karigarId === karigarId);
  if (before?.came === came && (before.saidBy === saidBy || saidBy !== 'operations'))
    return accept('repeated');
  if (isOver && !(saidBy === 'operations' && came && status === 'completed'))
    return refuse('attendance-settled');
  // Somebody whom nobody has called absent has had their share already.
  if (isOver && before?.came !== false) return accept('repeated');
  if (before && !outweighs(word, before))
    return refuse(before.saidBy === 'operations' ? 'attendance-decided' : 'was-at-door');
  if (!came) return decideAbsence(karigarId, { ...facts, day }, now);
  const isTold = saidBy === 'karigar' || saidBy === 'operations' || before !== undefined;
  return accept(isTold ? 'may' : 'repeated');
}

/** Whether one may say otherwise than was said before: for the absent one anybody may speak, against a yes only who gave it. */
function outweighs({ came, saidBy }: Word, before: Attendance): boolean {
  if (saidBy === 'operations') return true;
  return before.saidBy !== 'operations' && (came || before.saidBy === saidBy);
}

const isProof = ({ saidBy }: Attendance): boolean => saidBy === 'karigar';

function decideAbsence(
  karigarId: number,
  { day, said, left }: Facts & { readonly day: CrewOfDay },
  now: Instant,
): Outcome<'may', Refused> {
  if (now < absenceFrom(day.startsAt)) return refuse('too-early-for-absence');
  if (left.includes(karigarId)) return refuse('was-at-door');
  const absent = absentOn(day.id, said);
  const stays = (one: number) => one !== karigarId && !absent.has(one);
  return day.crew.some(stays) ? accept('may') : refuse('last-of-crew');
}

type Day = { readonly id: string; readonly startsAt: Instant; readonly endsAt: Instant };

const doorOpensAt = (startsAt: Instant): Instant =>
  startsAt - policy.early.withoutAskingMinutes * MINUTE;

/** The last visit at whose door somebody may have been by now. */
export const dayAtDoor = <One extends Pick<Day, 'startsAt'>>(
  days: readonly One[],
  now: Instant,
): One | undefined => days.findLast(({ startsAt }) => doorOpensAt(startsAt) <= now);

/** The visit to which one of the crew may be on the way now: the next that has not ended. */
export const dayToSetOutTo = <One extends Pick<Day, 'endsAt'>>(
  days: readonly One[],
  now: Instant,
): One | undefined => days.find(({ endsAt }) => now < endsAt);

/** The visit to whose door one of the crew may have come now; `said` is what was said of them. */
export function decideAttending(
  status: BookingStatus,
  days: readonly Day[],
  said: readonly Attendance[],
  now: Instant,
): Outcome<'repeated' | Day, 'too-early-at-door' | 'attendance-settled' | 'attendance-decided'> {
  const day = dayAtDoor(days, now);
  if (!day) return refuse('too-early-at-door', { from: doorOpensAt(days[0]?.startsAt ?? now) });
  if (isFinished(status) || wasDropped(status) || now > day.endsAt)
    return refuse('attendance-settled');
  const before = said.find(({ visitId }) => visitId === day.id);
  if (before?.saidBy === 'operations' && !before.came) return refuse('attendance-decided');
  return before?.came && isProof(before) ? accept('repeated') : accept(day);
}
