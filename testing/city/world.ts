import {
  DAY,
  dateInIndia,
  type Instant,
  instantInIndia,
  type LocalDate,
  MINUTE,
  minuteOfDayInIndia,
} from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { createDaySchedule, holdOf, type LiveDaySchedule } from '#server/cache/day-schedule.ts';
import type { DispatchFacts } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import { isBegun, stageOf } from '#server/flows/dispatch/steps/stage-of.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Reserve } from '#server/modules/availability/reserve.ts';
import { createRoster, type Karigar, type Roster } from '#server/modules/availability/roster.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { servicesAt } from '#server/modules/catalogue/version.ts';
import type { Offer, OfferedPay } from '#server/modules/dispatch/offer.ts';
import { createSocieties } from '#server/modules/society/society.ts';
import type { Position } from '#server/modules/visit/position.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import { firstPublished } from '#server/seed/data/first-services.ts';
import { HeldTime } from './held-time.ts';

/** A booking with everything that the tables know of its visit. */
export type Row = {
  booking: Booking;
  readonly instalments: readonly Instalment[];
  readonly teamSize: number;
  readonly place: number;
  /** The Karigar who leads it. */
  leader: number | null;
  /** Since when; it stays when nobody leads any more. */
  assignedAt: Instant | null;
  setOutAt: Instant | null;
  startedAt: Instant | null;
  finishedAt: Instant | null;
  /** The last position of whoever is on the way to it. */
  seen: Position | null;
  offers: (Offer & { readonly pay: OfferedPay })[];
  /** When each was raised, by its name and the promised hour. */
  readonly alarms: Map<string, Instant>;
  /** The promised hours of which operations heard that nobody has room. */
  readonly noRoomAt: Set<Instant>;
  decidedAt: Instant;
};

/** The state of a house in memory. */
export type World = {
  readonly clock: { now: Instant };
  /** As the house reckons with them. */
  readonly places: Places;
  readonly roster: Roster;
  readonly karigars: ReadonlyMap<number, Karigar>;
  readonly rows: Map<string, Row>;
  /** Those that have not come to their end, and some that have: a pass leaves those out from then on. */
  coming: Row[];
  readonly time: HeldTime;
  /** Those who may be sent on this day without being asked. */
  readonly committed: Set<number>;
  readonly facts: AppCache;
  boardOf(date: LocalDate): LiveDaySchedule;
  emit(type: string, subject: string, data: DomainEvent['data']): void;
  takeEvents(): DomainEvent[];
};

export function createMemory(
  clock: { now: Instant },
  places: Places,
  karigars: readonly Karigar[],
  reserve: Reserve,
  committed: Set<number> = new Set(),
): World {
  const roster = createRoster(1, karigars, places);
  const known = new Map(karigars.map((one) => [one.id, one]));
  const time = new HeldTime(places, (id) => known.get(id)?.home ?? 0);
  let events: DomainEvent[] = [];
  let last = 0;
  const boards = new Map<LocalDate, { readonly board: LiveDaySchedule; seen: number }>();
  const boardOf = (date: LocalDate): LiveDaySchedule => {
    const kept = boards.get(date);
    if (kept) {
      catchUp(kept.board, time, kept.seen);
      kept.seen = time.changes.length;
      return kept.board;
    }
    const board = createDaySchedule(date, places, roster, () => {}, reserve);
    const [from, until] = [instantInIndia(date) - DAY, instantInIndia(date) + 3 * DAY];
    board.renew(time.all().filter((row) => row.endsAt > from && row.startsAt < until));
    boards.set(date, { board, seen: time.changes.length });
    return board;
  };
  const services = servicesAt(firstPublished, clock.now);
  const nothing = { societies: createSocieties([]), zones: [], limits: [] } as const;
  return {
    ...{
      clock,
      places,
      roster,
      karigars: known,
      rows: new Map<string, Row>(),
      time,
      boardOf,
      coming: [],
      committed,
    },
    facts: {
      services: () => services,
      places: () => places,
      societies: () => nothing.societies,
      zones: () => nothing.zones,
      limits: () => nothing.limits,
      board: async (date: LocalDate) => boardOf(date),
    } as Partial<AppCache> as AppCache,
    emit: (type, subject, data) => {
      last += 1;
      events.push({ id: last, type, subject, at: clock.now, data });
    },
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

/** As a server's board does: what came is added, and whoever lost some of their time is read anew. */
function catchUp(board: LiveDaySchedule, time: HeldTime, seen: number): void {
  const changed = new Set<number>();
  for (const { kind, id, karigarId } of time.changes.slice(seen)) {
    const row = time.ofKarigar(karigarId).find((one) => one.id === id);
    if (kind === 'came' && row) board.add([holdOf(row, board.places)]);
    if (kind === 'went' && board.holdsOf(karigarId).some((one) => one.id === id))
      changed.add(karigarId);
  }
  if (changed.size === 0) return;
  board.renew(
    [...changed].flatMap((karigarId) => time.ofKarigar(karigarId)),
    [...changed],
  );
}

/** The facts that a decision about who does a visit stands on; nothing once its work has begun. */
export function factsOf(world: World, { booking, ...row }: Row): DispatchFacts | undefined {
  if (isBegun(booking)) return undefined;
  const { id, startsAt, endsAt, serviceId } = booking;
  const date = dateInIndia(startsAt);
  const durationMinutes = (endsAt - startsAt) / MINUTE;
  const terms = { serviceId, durationMinutes, place: row.place };
  return {
    booking,
    stage: stageOf(booking, true),
    visit: visitOn(date, minuteOfDayInIndia(startsAt), terms),
    heldAs: id,
    teamSize: row.teamSize,
    board: world.boardOf(date),
    holds: world.time.ofBooking(id),
    further: [],
    former: undefined,
    offers: offersNow(booking, row.offers),
    wasOffered: row.offers.length > 0,
    apart: new Set(),
    rates: undefined,
    now: world.clock.now,
  };
}

/** Those made for the hour that it has now. */
export const offersNow = <One extends Offer>(
  { startsAt }: Pick<Booking, 'startsAt'>,
  offers: readonly One[],
): One[] => offers.filter((one) => one.startsAt === startsAt);
