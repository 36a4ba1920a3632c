import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockEach } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Hold, LOOKAROUND, type Opening } from './openings.ts';

export type HoldRow = Omit<Hold, 'place'> & {
  readonly bookingId: string;
  readonly pincode: string;
};

/** The holds of one booking. */
export async function listHoldsOf(db: Database, bookingId: string): Promise<HoldRow[]> {
  return (await selectHoldsOfBooking.run(db, [bookingId])).map(toHold);
}

/** The holds at one pincode that start in the window. */
export async function listHoldsAt(
  db: Database,
  pincode: string,
  from: Instant,
  until: Instant,
): Promise<HoldRow[]> {
  return (await selectHoldsAt.run(db, [pincode, new Date(from), new Date(until)])).map(toHold);
}

/**
 * One Karigar's holds around a stretch of time, in the order of their start, with the day locked against everybody else
 * who decides about it until the transaction ends.
 */
export async function lockDay(
  db: Database,
  karigarId: number,
  from: Instant,
  until: Instant,
): Promise<{ homePincode: string; holds: HoldRow[] }> {
  await lockEach(db, 'time', [karigarId]);
  const [home] = await selectHome.run(db, [karigarId]);
  const holds = await selectHoldsOfKarigar.run(db, [
    karigarId,
    new Date(from - LOOKAROUND),
    new Date(until + LOOKAROUND),
  ]);
  return { homePincode: home?.home_pincode ?? '', holds: holds.map(toHold) };
}

/** Visits at one place to which the same team comes. */
export type Visiting = {
  readonly visits: readonly {
    readonly id: string;
    readonly startsAt: Instant;
    readonly endsAt: Instant;
  }[];
  readonly pincode: string;
  readonly teamSize: number;
};

/** The openings for each visit, of the same people in the same order, best first. */
export type VisitOpenings = readonly (readonly Opening[])[];

export type Taking =
  | { readonly taken: readonly number[]; readonly karigars: readonly number[] }
  | { readonly taken: null; readonly missed: 'stale' | 'contended' };

/** Takes the time of a whole team for all of the visits out of the offered openings, or of nobody; verified by the database. */
export async function takeTime(
  db: Database,
  { visits, pincode, teamSize }: Visiting,
  openings: VisitOpenings,
): Promise<Taking> {
  const row = await callTakeTime.first(db, [
    visits.map(({ id }) => id),
    pincode,
    visits.map(({ startsAt }) => new Date(startsAt)),
    visits.map(({ endsAt }) => new Date(endsAt)),
    teamSize,
    openings.flatMap((of, at) => of.map(() => at + 1)),
    ...openingColumns(openings.flat()),
  ]);
  if (row?.taken && row.karigars) return { taken: row.taken, karigars: row.karigars };
  return { taken: null, missed: row?.missed ?? 'stale' };
}

export async function freeTime(
  db: Database,
  holdId: number,
  departure: { holdId: number; leaveAt: Instant } | undefined,
): Promise<void> {
  await deleteHold.run(db, [holdId]);
  if (departure) await updateDeparture.run(db, [departure.holdId, new Date(departure.leaveAt)]);
}

/**
 * The same holds at other times. They are written anew, so that every board that counts holds notices; the constraint
 * sees to it that none of them falls upon another.
 */
export async function moveHolds(
  db: Database,
  moved: readonly {
    readonly id: number;
    readonly leaveAt: Instant;
    readonly startsAt: Instant;
    readonly endsAt: Instant;
  }[],
): Promise<void> {
  const gone = await deleteHolds.run(db, [moved.map(({ id }) => id)]);
  const rows = new Map(gone.map((row) => [row.id, row]));
  const kept = moved.filter(({ id }) => rows.has(id));
  const was = kept.map(({ id }) => rows.get(id) as HoldColumns);
  await insertHolds.run(db, [
    was.map((row) => row.booking_id),
    was.map((row) => row.karigar_id),
    was.map((row) => row.pincode),
    kept.map((one) => new Date(one.leaveAt)),
    kept.map((one) => new Date(one.startsAt)),
    kept.map((one) => new Date(one.endsAt)),
  ]);
}

type OpeningColumns = readonly [
  apart: string,
  karigars: number[],
  leaveAt: Date[],
  previous: (number | null)[],
  next: (number | null)[],
  nextLeaveAt: (Date | null)[],
];

/** Openings as the parallel arrays that `take_time` reads. */
const openingColumns = (openings: readonly Opening[]): OpeningColumns => [
  `${LOOKAROUND / 60_000} minutes`,
  openings.map((opening) => opening.karigarId),
  openings.map((opening) => new Date(opening.leaveAt)),
  openings.map((opening) => opening.previousHoldId),
  openings.map((opening) => opening.nextHoldId),
  openings.map((opening) => (opening.nextLeaveAt === null ? null : new Date(opening.nextLeaveAt))),
];

export type HoldColumns = {
  id: number;
  booking_id: string;
  karigar_id: number;
  pincode: string;
  leave_at: Instant;
  starts_at: Instant;
  ends_at: Instant;
};

export const toHold = (row: HoldColumns): HoldRow => ({
  id: row.id,
  bookingId: row.booking_id,
  karigarId: row.karigar_id,
  pincode: row.pincode,
  leaveAt: row.leave_at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export const HOLD_COLUMNS = 'id, booking_id, karigar_id, pincode, leave_at, starts_at, ends_at';

const selectHoldsOfBooking = statement<[string], HoldColumns>({
  name: 'list-holds-of-booking',
  text: `select ${HOLD_COLUMNS} from holds where booking_id = $1 order by karigar_id`,
});

const selectHoldsAt = statement<[string, Date, Date], HoldColumns>({
  name: 'list-holds-at',
  text: `select ${HOLD_COLUMNS} from holds
    where pincode = $1 and starts_at >= $2 and starts_at < $3 order by starts_at`,
});

const selectHoldsOfKarigar = statement<[number, Date, Date], HoldColumns>({
  name: 'list-holds-of-karigar',
  text: `select ${HOLD_COLUMNS} from holds
    where karigar_id = $1 and ends_at > $2 and starts_at < $3 order by starts_at`,
});

const selectHome = statement<[number], { home_pincode: string }>({
  name: 'find-home-pincode',
  text: 'select home_pincode from karigars where id = $1',
});

const callTakeTime = statement<
  [string[], string, Date[], Date[], number, number[], ...OpeningColumns],
  { taken: number[] | null; karigars: number[] | null; missed: 'stale' | 'contended' | null }
>({
  name: 'take-time',
  text: 'select * from take_time($1, $2, $3, $4, $5, $6, $7::interval, $8, $9, $10, $11, $12)',
});

const deleteHold = statement<[number]>({
  name: 'delete-hold',
  text: 'delete from holds where id = $1',
});

const updateDeparture = statement<[number, Date]>({
  name: 'update-departure',
  text: 'update holds set leave_at = $2 where id = $1',
});

const deleteHolds = statement<[number[]], HoldColumns>({
  name: 'delete-holds',
  text: `delete from holds where id = any ($1) returning ${HOLD_COLUMNS}`,
});

const insertHolds = statement<[string[], number[], string[], Date[], Date[], Date[]]>({
  name: 'insert-holds',
  text: `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
    select * from unnest($1::uuid[], $2::integer[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[])`,
});
