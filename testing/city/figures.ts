import { isFinished } from '#contract/booking-phases.ts';
import { isOnTime } from '#contract/terms/on-time.ts';
import { HOUR, MINUTE, weekday } from '#kernel/time.ts';
import { mumbaiWards } from '#server/seed/data/mumbai-wards.ts';
import { countCauses, type Late, type Outcome, outcomeOf, SERVED } from '#testing/day/outcome.ts';
import type { LivedInMemory, MemoryDay } from './live-in-memory.ts';

/** Promised and kept, of one ward or one service. */
export type Part = { readonly name: string; readonly promised: number; readonly onTime: number };

export type Figures = {
  readonly house: Outcome;
  readonly late: readonly Late[];
  readonly wards: readonly Part[];
  readonly services: readonly Part[];
  readonly gini: number;
};

const GIVEN_UP: ReadonlySet<string> = new Set(['cancelled', 'no_show_customer']);

/** The outcome of a day in memory, reckoned as `readVisits` does from rows. */
export function figuresOf(day: MemoryDay, lived: LivedInMemory): Figures {
  const { world, counts, booked, refused, movedFrom, causes, driven } = lived;
  const events = counts.events_;
  const calledOff = new Set(
    events.filter(({ type }) => type === 'BookingCalledOff').map(({ subject }) => subject),
  );
  const rows = [...world.rows.values()];
  const visits = rows.flatMap(({ booking }) => {
    const { id, status, startsAt, arrivedAt } = booking;
    const isMoved = movedFrom.has(id);
    if (calledOff.has(id)) return [{ id, startsAt: 0, atDoorAt: null, served: false, isMoved }];
    if (GIVEN_UP.has(status)) return [];
    return [{ id, startsAt, atDoorAt: arrivedAt, served: SERVED.has(status), isMoved }];
  });
  const givenUp = rows.filter(({ booking }) => GIVEN_UP.has(booking.status)).length;
  const ward = (pincode: string) =>
    Object.entries(mumbaiWards).find(([, all]) => all.includes(pincode))?.[0] ?? 'beyond the wards';
  const partsBy = (nameOf: (id: string) => string): Part[] =>
    [...Map.groupBy(visits, ({ id }) => nameOf(id))].map(([name, all]) => ({
      ...{ name, promised: all.length, onTime: all.filter(isOnTime).length },
    }));
  return {
    house: outcomeOf('the house', {
      asked: day.wishes.length,
      refused: refused.size,
      notWanted: givenUp - calledOff.size,
      moved: events.filter(({ type }) => type === 'KarigarReplaced').length,
      km: driven.km,
      visits,
    }),
    late: countCauses(visits, causes),
    wards: partsBy((id) => ward(booked.get(id)?.wish.pincode ?? '')),
    services: partsBy((id) => booked.get(id)?.wish.service.slug ?? ''),
    gini: giniOf(day, lived),
  };
}

/** How unevenly earnings for each hour on duty are spread: the mean over trades that were wanted, by their people. */
function giniOf({ workers, date, wishes }: MemoryDay, { world }: LivedInMemory): number {
  const earned = new Map<number, number>();
  for (const { booking, offers } of world.rows.values()) {
    if (!isFinished(booking.status)) continue;
    for (const { state, karigarId, pay } of offers)
      if (state === 'accepted') earned.set(karigarId, (earned.get(karigarId) ?? 0) + pay.netPaise);
  }
  const wanted = new Set(wishes.map(({ service }) => service.id));
  const people = workers.flatMap(({ id, serviceIds, shifts }) => {
    const today = shifts.filter((shift) => shift.weekday === weekday(date));
    const hours =
      (today.reduce((sum, one) => sum + one.endsMinute - one.startsMinute, 0) * MINUTE) / HOUR;
    if (hours === 0 || !serviceIds.some((one) => wanted.has(one))) return [];
    return [{ trade: serviceIds.toSorted().join(), hourly: (earned.get(id) ?? 0) / hours }];
  });
  let sum = 0;
  for (const all of Map.groupBy(people, ({ trade }) => trade).values())
    sum += all.length * gini(all.map(({ hourly }) => hourly));
  return people.length === 0 ? 0 : sum / people.length;
}

function gini(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const sum = sorted.reduce((all, one) => all + one, 0);
  if (sum === 0) return 0;
  const weighed = sorted.reduce((all, one, index) => all + (index + 1) * one, 0);
  return (2 * weighed) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}
