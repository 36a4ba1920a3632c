import { definitionOf } from '#contract/events/catalogue.ts';
import { addDays, instantInIndia, type LocalDate, weekday } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { DEFAULT_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { isFarAhead } from '#server/modules/dispatch/rounds.ts';
import type { DomainEvent, Planned } from '#server/platform/jobs/job.ts';
import type { RosteredKarigar } from '#server/seed/roster.ts';
import { timersOf } from '#server/timers.ts';
import { type Chance, createChance } from '#testing/day/chance.ts';
import type { Worker } from '#testing/day/city.ts';
import { idOf, type Wish } from '#testing/day/demand.ts';
import { type Lived, liveThrough } from '#testing/day/live-through.ts';
import type { Nature } from '#testing/day/nature.ts';
import type { VisitLived } from '#testing/day/outcome.ts';
import { applyVisitTimeout, mindAll } from './clock.ts';
import { findKarigar } from './find.ts';
import { houseInMemory } from './house-in-memory.ts';
import { rescueVisits } from './rescue.ts';
import { createMemory, type World } from './world.ts';

export type MemoryDay = {
  readonly date: LocalDate;
  readonly seed: number;
  readonly workers: readonly Worker[];
  readonly wishes: readonly Wish[];
  readonly nature: Nature;
  readonly places: Places;
  readonly reserve?: Reserve;
};

export type LivedInMemory = Lived & {
  readonly world: World;
  readonly visits: readonly VisitLived[];
};

/** The same day as through the flows, by the same rules on rows in memory: seconds where those take an hour. */
export async function liveInMemory(day: MemoryDay): Promise<LivedInMemory> {
  const { date, workers, wishes, nature, places, reserve = DEFAULT_RESERVE } = day;
  const clock = { now: instantInIndia(addDays(date, -2)) };
  const karigars = workers.map(({ id, homePincode, reachMinutes, userId, ...one }) => ({
    ...{ id, reachMinutes, userId, answers: true, leaves: new Set<LocalDate>(), apartFrom: [] },
    home: places.indexOf(homePincode) ?? 0,
    skills: new Set(one.serviceIds),
    shifts: one.shifts,
  }));
  const committed = new Set(
    workers.filter(({ index }) => nature.commits(index)).map(({ id }) => id),
  );
  const world = createMemory(clock, places, karigars, reserve, committed);
  const lived = await liveThrough({
    ...{ date, wishes, nature, house: houseInMemory(world, { places, workers }) },
    happening: {
      clock,
      takeEvents: async () => world.takeEvents(),
      plan,
      react: async (job, { subject, type }) => {
        const again =
          job === 'find-karigar'
            ? findKarigar(world, subject, type)
            : applyVisitTimeout(world, subject);
        return again.againAt === undefined ? undefined : { againAt: again.againAt };
      },
    },
    rescue: async () => rescueVisits(world),
    mind: async () => mindAll(world),
    afterStep: async () => {},
  });
  const indexes = new Map(workers.map(({ id, index }) => [id, index]));
  const visits = wishes.flatMap(({ visit, bookingId }) => {
    const row = world.rows.get(bookingId);
    if (!row) return [];
    const { status, startsAt, arrivedAt: atDoorAt } = row.booking;
    const worker = row.leader === null ? null : (indexes.get(row.leader) ?? -1);
    return [{ visit, status, startsAt, atDoorAt, worker }];
  });
  return { ...lived, world, visits: visits.toSorted((a, b) => a.visit - b.visit) };
}

/** The jobs of the real catalogue that change who comes when. */
function plan(event: DomainEvent): readonly Planned[] {
  const { type, data, at } = event;
  const finds = definitionOf(type)?.sets?.includes('find-karigar') === true;
  const isWanted =
    type !== 'BookingPlaced' ||
    (data.wanted === true && !isFarAhead(Number(data.startsAt ?? at), at));
  return [
    ...(finds && isWanted ? [{ job: 'find-karigar' }] : []),
    ...timersOf(event).filter(({ job }) => job === 'find-karigar' || job === 'apply-timeout'),
  ];
}

/** Numbered as an empty database numbers them. */
export const asWorkers = (roster: readonly RosteredKarigar[], chance: Chance): Worker[] =>
  roster.map((one, index) => ({
    ...one,
    ...{ id: index + 1, index, userId: idOf('k', index, chance) },
  }));

/** Those of a roster who work on a day, so many of a hundred of all. */
export function onDuty(
  roster: readonly RosteredKarigar[],
  percent: number,
  { date, seed }: { readonly date: LocalDate; readonly seed: number },
): RosteredKarigar[] {
  const chance = createChance(seed);
  const working = roster
    .map((one, index) => ({ one, lot: chance.share('on-duty', index) }))
    .filter(({ one }) => one.shifts.some((shift) => shift.weekday === weekday(date)))
    .toSorted((one, other) => one.lot - other.lot);
  const wanted = new Set(
    working.slice(0, Math.round((roster.length * percent) / 100)).map(({ one }) => one),
  );
  return roster.map((one) => (wanted.has(one) ? one : { ...one, shifts: [] }));
}
