import { hasBegun } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { daysBegun, isAhead } from '#server/modules/booking/several-days.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { type Attendance, absentOn, type CrewOfDay } from '#server/modules/visit/attendance.ts';
import { listAttendance } from '#server/modules/visit/attendance-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { listSafetyExits, type SafetyExit } from '#server/modules/visit/safety-exit-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { answersOf, hasCome } from './answers-of.ts';

type Worked = Pick<Booking, 'id' | 'startsAt' | 'status' | 'category'>;
type Led = Pick<Visit, 'karigarId' | 'finishedAt'> | undefined;

/**
 * The Karigars who come to a visit: its leader, then the others whose time is held for it. Not those who were asked and
 * have not said yes. Nobody when nobody leads. Once the work has begun, all who came to any of the visits until now.
 */
export async function crewOf(
  db: Database,
  booking: Worked,
  visit: Led,
  now: Instant,
): Promise<number[]> {
  if (hasBegun(booking.status))
    return [...new Set((await crewsByDay(db, booking, visit, now)).flat())];
  const leader = visit?.karigarId ?? null;
  if (leader === null) return [];
  const offers = (await listOffers(db, booking.id)).filter(
    (one) => one.startsAt === booking.startsAt,
  );
  const answers = new Map(offers.map(({ karigarId, state }) => [karigarId, state]));
  const held = (await listHoldsOf(db, booking.id)).map(({ karigarId }) => karigarId);
  const others = held.filter((one) => (answers.get(one) ?? 'accepted') === 'accepted');
  // A Karigar who left for safety is paid as if they had stayed, and the others have what they were told.
  const left = (await listSafetyExits(db, booking.id)).map(({ karigarId }) => karigarId);
  const absent = absentOn(booking.id, await listAttendance(db, booking.id));
  return [...new Set([leader, ...others.filter((one) => !absent.has(one)), ...left])];
}

/**
 * Whether a Karigar belongs to a visit, on whichever of its days, and so may leave it for safety: also where nobody
 * leads it just now.
 */
export async function isOfCrew(
  db: Database,
  booking: Worked,
  visit: Led,
  { karigarId, now }: { readonly karigarId: number; readonly now: Instant },
): Promise<boolean> {
  if (visit?.karigarId === karigarId) return true;
  if ((await crewOf(db, booking, visit, now)).includes(karigarId)) return true;
  const own = (await listOffers(db, booking.id)).filter((one) => one.karigarId === karigarId);
  for (const day of [booking, ...(await listDays(db, booking.id))]) {
    if (answersOf(booking, day, own).at(-1)?.state !== 'accepted') continue;
    if ((await listHoldsOf(db, day.id)).some((hold) => hold.karigarId === karigarId)) return true;
  }
  return false;
}

/** The number of visits that should have begun by now and to which nobody came. */
export async function countLostDays(
  db: Database,
  booking: Worked,
  visit: Led,
  now: Instant,
): Promise<number> {
  const crews = await crewsOfDaysBegun(db, booking, visit, now);
  return crews.filter(({ crew }) => crew.length === 0).length;
}

/** The ids of the visits to which somebody came, in the order of `crewsPaid`. */
export const visitsCome = async (...of: Parameters<typeof crewsOfDaysBegun>): Promise<string[]> =>
  (await crewsOfDaysBegun(...of)).filter(({ crew }) => crew.length > 0).map(({ id }) => id);

/**
 * The Karigars who came to each visit that took place, the leader first when among them: to visits after the end nobody
 * came, whoever was to, and a visit to which nobody came at all did not take place.
 */
export const crewsByDay = async (...of: Parameters<typeof crewsOfDaysBegun>): Promise<number[][]> =>
  (await crewsOfDaysBegun(...of)).map(({ crew }) => crew).filter((crew) => crew.length > 0);

/** The crew of each day that has begun. `attendance`: what was said of it; with nothing said all came who were to come. */
export async function crewsOfDaysBegun(
  db: Database,
  booking: Worked,
  visit: Led,
  now: Instant,
  attendance?: readonly Attendance[],
): Promise<(CrewOfDay & { readonly crew: number[] })[]> {
  const { id } = booking;
  const offers = await listOffers(db, id);
  const exits = await listSafetyExits(db, id);
  const all = [booking, ...(await listDays(db, id))];
  const said = attendance ?? (await listAttendance(db, id));
  const leader = visit?.karigarId ?? null;
  const crews: (CrewOfDay & { readonly crew: number[] })[] = [];
  const begun = daysBegun(all, visit?.finishedAt ?? now);
  for (const day of begun) {
    const held = (await listHoldsOf(db, day.id)).map(({ karigarId }) => karigarId);
    const goneBefore = (at: Instant) =>
      day.id === id ? at <= day.startsAt : isAhead(day.startsAt, at);
    const left = exits.filter((exit) => hadCome(exit, day, id)).map(({ karigarId }) => karigarId);
    const answers = answersOf(booking, day, offers);
    // The leader of the visit under way has come to it, whatever was asked and answered before.
    const leads = (one: number) => one === leader && day === begun.at(-1);
    const stayed = held.filter((one) => leads(one) || hasCome(answers, one, goneBefore));
    const absent = absentOn(day.id, said);
    const came = stayed.filter((one) => leads(one) || !absent.has(one));
    const alone = leader !== null && all.length === 1 ? [leader] : [];
    const crew = [...new Set([...came, ...alone, ...left])].toSorted(
      (one, other) => Number(other === leader) - Number(one === leader),
    );
    crews.push({ id: day.id, startsAt: day.startsAt, crew });
  }
  return crews;
}

/** They left for safety on that day or a later one. */
const hadCome = (
  { leftAt }: SafetyExit,
  day: { readonly id: string; readonly startsAt: Instant },
  bookingId: string,
): boolean => day.id === bookingId || !isAhead(day.startsAt, leftAt);
