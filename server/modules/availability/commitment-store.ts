import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Committed = { readonly karigarId: number };

/** Those of these Karigars who may be sent on that day without being asked. */
export const listCommitted = async (
  db: Database,
  day: LocalDate,
  karigarIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set((await selectCommitted.run(db, [day, [...karigarIds]])).map((one) => one.karigarId));

const selectCommitted = statement<[LocalDate, number[]], Committed>({
  name: 'availability-list-committed',
  text: 'select karigar_id as "karigarId" from karigar_commitments where day = $1 and karigar_id = any ($2)',
});

type Commitment = {
  readonly karigarId: number;
  readonly day: LocalDate;
  /** The least that the day earns them. */
  readonly floorPaise: Paise;
};

/** Answers whether it is new. */
export const recordCommitment = async (
  db: Database,
  { karigarId, day, floorPaise }: Commitment,
  at: Instant,
): Promise<boolean> =>
  (await insertCommitment.count(db, [karigarId, day, new Date(at), floorPaise])) > 0;

const insertCommitment = statement<[number, LocalDate, Date, Paise]>({
  name: 'availability-record-commitment',
  text: `insert into karigar_commitments (karigar_id, day, committed_at, floor_paise) values ($1, $2, $3, $4)
    on conflict do nothing`,
});

/** The days from this one on of which they have said it. */
export const listCommitments = (
  db: Database,
  karigarId: number,
  from: LocalDate,
): Promise<Commitment[]> => selectAhead.run(db, [karigarId, from]);

const selectAhead = statement<[number, LocalDate], Commitment>({
  name: 'availability-list-commitments',
  text: `select karigar_id as "karigarId", day::text, floor_paise as "floorPaise" from karigar_commitments
    where karigar_id = $1 and day >= $2 order by day`,
});

/** Fewer hours earn less for certain; more hours have promised nothing. */
export const recordLowerFloor = (
  db: Database,
  { karigarId, day, floorPaise }: Commitment,
): Promise<number> => lowerFloor.count(db, [karigarId, day, floorPaise]);

const lowerFloor = statement<[number, LocalDate, Paise]>({
  name: 'availability-lower-floor',
  text: `update karigar_commitments set floor_paise = $3
    where karigar_id = $1 and day = $2 and floor_paise > $3 and settled_at is null`,
});

/** The day is over and its pay is known: answers whether nobody had settled it before, and whether it still stands. */
export const recordFloorSettled = async (
  db: Database,
  { karigarId, day }: Pick<Commitment, 'karigarId' | 'day'>,
  at: Instant,
): Promise<boolean> => (await settleFloor.count(db, [karigarId, day, new Date(at)])) > 0;

const settleFloor = statement<[number, LocalDate, Date]>({
  name: 'availability-settle-floor',
  text: `update karigar_commitments set settled_at = $3 where karigar_id = $1 and day = $2 and settled_at is null`,
});

/** They are asked again on the days from one to another, as everybody else; answers whether they were not. */
export const recordUncommitted = async (
  db: Database,
  karigarId: number,
  { day, until }: { readonly day: LocalDate; readonly until: LocalDate },
): Promise<boolean> => (await deleteCommitments.count(db, [karigarId, day, until])) > 0;

const deleteCommitments = statement<[number, LocalDate, LocalDate]>({
  name: 'availability-delete-commitments',
  text: 'delete from karigar_commitments where karigar_id = $1 and day between $2 and $3',
});

const selectSaid = statement<[number, LocalDate], { at: Instant }>({
  name: 'availability-find-commitment',
  text: `select floor(extract(epoch from committed_at) * 1000)::float8 as at from karigar_commitments
    where karigar_id = $1 and day = $2`,
});

/** When they said it of this day; null when they have not. */
export const findCommitment = async (
  db: Database,
  karigarId: number,
  day: LocalDate,
): Promise<Instant | null> => (await selectSaid.first(db, [karigarId, day]))?.at ?? null;

const deleteAll = statement<[number]>({
  name: 'availability-delete-all-commitments',
  text: 'delete from karigar_commitments where karigar_id = $1',
});

/** They work with us no more. */
export const deleteCommitmentsOf = (db: Database, karigarId: number): Promise<number> =>
  deleteAll.count(db, [karigarId]);

const deleteOld = statement<[LocalDate]>({
  name: 'availability-delete-old-commitments',
  text: 'delete from karigar_commitments where day < $1',
});

/** Those of days before this one. */
export const deleteOldCommitments = (db: Database, before: LocalDate): Promise<number> =>
  deleteOld.count(db, [before]);
