import { isDeepStrictEqual } from 'node:util';
import { toColumns } from '#contract/columns.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { readDay as contract } from '#contract/ops/read-day.ts';
import { newId } from '#kernel/ids.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type HeldVisit, lastChange, type Roster, readDayNow, readRoster } from './day.ts';

type Day = OutputOf<typeof contract>;

/** Days that somebody looks at now; another one is answered whole. */
const MOST_DAYS = 6;
const MOST_GONE = 1_000;
/** A change that no event tells is seen by then. */
const MOST_STALE_MS = 15_000;

type Kept = { readonly visit: HeldVisit; readonly text: string; readonly since: number };

type Areas = NonNullable<Day['areas']>;
/** Made of these places. */
type KeptAreas = { readonly of: Places; readonly value: Areas; readonly since: number };

/** A day as it was read last, and since which turn each part of it is so. */
type KeptDay = {
  name: string;
  turn: number;
  seen: string;
  readAt: number;
  visits: Map<string, Kept>;
  gone: { readonly id: string; readonly karigarId: number; readonly since: number }[];
  roster: { readonly value: Roster; readonly key: string; readonly since: number } | undefined;
  areas: KeptAreas | undefined;
  readonly services: Day['services'];
  rest: Pick<Day, 'counts' | 'grids'>;
};

/** Answers a day whole at first, and then what has changed since: a city of thousands is looked at by many, all day. */
export function dayReader(db: Database, facts: Pick<AppCache, 'board' | 'places'>) {
  const days = new Map<LocalDate, { day: KeptDay; anew: () => Promise<void> }>();
  const dayOf = (date: LocalDate) => {
    const known = days.get(date);
    if (known) return known;
    const day = emptyDay();
    const kept = { day, anew: oneAtATime(() => readAnew(db, facts, date, day)) };
    days.set(date, kept);
    const [oldest] = days.keys();
    if (days.size > MOST_DAYS && oldest !== undefined) days.delete(oldest);
    return kept;
  };
  return async ({ date, since, keeps }: InputOf<typeof contract>): Promise<Day> => {
    const { day, anew } = dayOf(date);
    await anew();
    const changes = changesOf(day, since);
    // A console of the version before expects them in every answer.
    const areas = keeps ? changes.areas : (day.areas?.value ?? null);
    return { date, ...changes, areas };
  };
}

const emptyDay = (): KeptDay => ({
  ...{ name: newId(), turn: 0, seen: '', readAt: Number.NEGATIVE_INFINITY },
  ...{ visits: new Map(), gone: [], roster: undefined, areas: undefined, services: [] },
  rest: { grids: {}, counts: NO_COUNTS },
});

const NO_COUNTS: Day['counts'] = {
  ...{ booked: 0, underWay: 0, arrived: 0, onTime: 0 },
  ...{ atRisk: 0, nobodyYet: 0, refused: 0, onDuty: 0 },
};

/** Everybody is given a reading that began after they asked; all who wait share one. */
function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      const reading = read();
      last = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };
}

async function readAnew(
  db: Database,
  facts: Pick<AppCache, 'board' | 'places'>,
  date: LocalDate,
  day: KeptDay,
): Promise<void> {
  const [board, seen] = await Promise.all([facts.board(date), lastChange(db, date)]);
  const { roster, dutiesOf } = board;
  const works = roster.karigars.map((one) => dutiesOf(one).length).join('');
  const key = `${roster.revision} ${works}`;
  const isYoung = performance.now() - day.readAt < MOST_STALE_MS;
  if (isYoung && day.seen === seen && day.roster?.key === key) return;
  const { visits, ...rest } = await readDayNow(db, date);
  const value = day.roster?.key === key ? undefined : await readRoster(db, board);
  const places = await facts.places();
  // Nothing is waited for after this: somebody who looks meanwhile would see half of the day.
  day.turn += 1;
  noteVisits(day, visits);
  noteAreas(day, places);
  if (value) day.roster = { value, key, since: day.turn };
  const onDuty = works.replaceAll('0', '').length;
  day.rest = { ...rest, counts: { ...rest.counts, onDuty } };
  [day.seen, day.readAt] = [seen, performance.now()];
}

/** A visit that is as it was keeps the turn since which it is so. */
function noteVisits(day: KeptDay, visits: readonly HeldVisit[]): void {
  const before = day.visits;
  day.visits = new Map(
    visits.map((visit) => {
      const name = `${visit.id} ${visit.karigarId}`;
      const text = JSON.stringify(visit);
      const known = before.get(name);
      return [name, known?.text === text ? known : { visit, text, since: day.turn }];
    }),
  );
  const left = [...before].filter(([name]) => !day.visits.has(name));
  day.gone = [...day.gone, ...left.map(([, { visit }]) => ({ ...visit, since: day.turn }))];
  if (day.gone.length <= MOST_GONE) return;
  // Too many to be told one by one: under another name everybody is given the whole day.
  day.name = newId();
  day.gone = [];
}

/** Places are read again and again; they have changed only with a new city or a corrected pincode. */
function noteAreas(day: KeptDay, places: Places): void {
  if (day.areas?.of === places) return;
  const value = areasOf(places);
  const isSame = isDeepStrictEqual(day.areas?.value, value);
  day.areas = { of: places, value, since: isSame && day.areas ? day.areas.since : day.turn };
}

type Changes = Omit<Day, 'date'>;

function changesOf(day: KeptDay, since: string | undefined): Changes {
  const [name, turn] = since?.split(' ') ?? [];
  const after = name === day.name ? Number(turn) : Number.NaN;
  const whole = !(after <= day.turn);
  const isNew = (one: { readonly since: number }) => whole || one.since > after;
  const changed = [...day.visits.values()].filter(isNew).map(({ visit }) => visit);
  const rows = changed.map(({ service, ...visit }) => ({
    ...visit,
    service: indexOf(day.services, service),
  }));
  return {
    mark: `${day.name} ${day.turn}`,
    whole,
    roster: day.roster && isNew(day.roster) ? day.roster.value : null,
    areas: day.areas && isNew(day.areas) ? day.areas.value : null,
    visits: toColumns(rows, COLUMNS) as Day['visits'],
    gone: whole ? [] : day.gone.filter(isNew).map(({ id, karigarId }) => ({ id, karigarId })),
    services: day.services,
    ...day.rest,
  };
}

const COLUMNS = [
  ...(['id', 'bookingId', 'reference', 'service', 'pincode', 'status', 'karigarId'] as const),
  ...(['leads', 'hasOtherDays', 'leaves', 'starts', 'ends', 'trouble'] as const),
] as const;

/** Services of a day are few, so that they are looked through. */
function indexOf(services: Day['services'], { id, name, category }: HeldVisit['service']): number {
  const at = services.findIndex(
    (one) => one.id === id && one.name === name && one.category === category,
  );
  return at === -1 ? services.push({ id, name, category }) - 1 : at;
}

const areasOf = ({ centres }: Places): Areas =>
  Object.fromEntries(
    centres.map(({ pincode, name, city, latitude, longitude }) => [
      pincode,
      { name, city, latitude, longitude },
    ]),
  );
