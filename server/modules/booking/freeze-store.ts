import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Freeze } from './freeze.ts';

const FREEZE = `id, reason, started_at as "startedAt", started_by as "startedBy", lapses_at as "lapsesAt",
  lifted_at as "liftedAt", lifted_by as "liftedBy"`;

const latest = statement<[], Freeze>({
  name: 'booking-latest-freeze',
  text: `select ${FREEZE} from booking_freezes order by started_at desc, id desc limit 1`,
});

export const findLatestFreeze = (db: Database): Promise<Freeze | undefined> => latest.first(db, []);

const byId = statement<[string], Freeze>({
  name: 'booking-find-freeze',
  text: `select ${FREEZE} from booking_freezes where id = $1`,
});

export const findFreeze = (db: Database, id: string): Promise<Freeze | undefined> =>
  byId.first(db, [id]);

/** The latest one; nobody else begins or lifts any until the transaction ends. */
export async function lockLatestFreeze(db: Database): Promise<Freeze | undefined> {
  await lockWhole(db, 'freezes');
  return findLatestFreeze(db);
}

const insert = statement<[string, Freeze['reason'], Date, string, Date]>({
  name: 'booking-record-freeze',
  text: `insert into booking_freezes (id, reason, started_at, started_by, lapses_at) values ($1, $2, $3, $4, $5)`,
});

export async function recordFreeze(
  db: Database,
  freeze: Pick<Freeze, 'id' | 'reason' | 'startedBy' | 'lapsesAt'>,
  now: Instant,
): Promise<void> {
  const { id, reason, startedBy, lapsesAt } = freeze;
  await insert.run(db, [id, reason, new Date(now), startedBy, new Date(lapsesAt)]);
}

const lift = statement<[string, Date, string]>({
  name: 'booking-lift-freeze',
  text: `update booking_freezes set lifted_at = $2, lifted_by = $3 where id = $1 and lifted_at is null`,
});

export async function recordFreezeLifted(
  db: Database,
  id: string,
  by: string,
  now: Instant,
): Promise<void> {
  await lift.run(db, [id, new Date(now), by]);
}
