import { createHash } from 'node:crypto';
import { isOnTime, type Promised } from '#contract/terms/on-time.ts';
import type { Instant } from '#kernel/time.ts';
import { countOnTime } from '#server/modules/dispatch/on-time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import type { Cause, Causes } from './causes.ts';
import type { City } from './city.ts';
import type { Wish } from './demand.ts';

/** How a day went. */
export type Outcome = {
  readonly policy: string;
  readonly asked: number;
  readonly refused: number;
  /** Given up by the customer, or nobody was at home. */
  readonly notWanted: number;
  readonly promised: number;
  readonly onTime: number;
  readonly share: number;
  readonly atLeast: number;
  readonly served: number;
  /** We promised and nobody came. */
  readonly lost: number;
  readonly moved: number;
  /** The customer took another hour because nobody could come: it counts by that hour. */
  readonly movedHours: number;
  /** The share on time if each such visit counted as late. */
  readonly shareByFirstHour: number;
  readonly kmPerVisit: number;
};

export type Visited = Promised & { readonly served: boolean; readonly isMoved?: boolean };

/** How many visits were late for one cause, and to how many of them nobody came. */
export type Late = { readonly cause: Cause; readonly late: number; readonly lost: number };

export function countCauses(
  visits: readonly (Visited & { readonly id: string })[],
  causes: Causes,
): Late[] {
  const late = visits.filter((visit) => !isOnTime(visit));
  return [...Map.groupBy(late, ({ id }) => causes.of(id))]
    .map(([cause, all]) => ({
      cause,
      late: all.length,
      lost: all.filter(({ served }) => !served).length,
    }))
    .toSorted((one, other) => other.late - one.late || one.cause.localeCompare(other.cause));
}

export function outcomeOf(
  policy: string,
  day: {
    readonly asked: number;
    readonly refused: number;
    readonly notWanted: number;
    readonly moved: number;
    readonly km: number;
    readonly visits: readonly Visited[];
  },
): Outcome {
  const { asked, refused, notWanted, moved, km, visits } = day;
  const { onTime, share, atLeast } = countOnTime(visits);
  const served = visits.filter((visit) => visit.served).length;
  const kept = visits.filter((visit) => isOnTime(visit) && !visit.isMoved).length;
  return {
    ...{ policy, asked, refused, notWanted, moved, onTime, served },
    promised: visits.length,
    movedHours: visits.filter(({ isMoved }) => isMoved).length,
    shareByFirstHour: visits.length === 0 ? 0 : kept / visits.length,
    share: share ?? 0,
    atLeast: atLeast ?? 0,
    lost: visits.filter((visit) => !visit.served && !isOnTime(visit)).length,
    kmPerVisit: served === 0 ? 0 : km / served,
  };
}

type Row = { id: string; status: string; startsAt: Instant; atDoorAt: Instant | null };

/** Outcomes of all visits that were promised, from the real rows. */
export async function readVisits(db: Database) {
  const { rows } = await db.query<Row>(
    `select id, status, starts_at as "startsAt", arrived_at as "atDoorAt" from bookings order by id`,
  );
  const given = rows.filter(
    ({ status }) => status === 'cancelled' || status === 'no_show_customer',
  );
  const called = await db.query<{ id: string }>(
    `select distinct subject as id from events where type = 'BookingCalledOff'`,
  );
  const visits = rows
    .filter(({ status }) => status !== 'no_show_customer')
    .map((row) => ({ ...row, served: SERVED.has(row.status) }));
  const byUs = called.rows.length;
  const promised = visits.filter(({ status }) => status !== 'cancelled');
  const lost = called.rows.map(({ id }) => ({ id, startsAt: 0, atDoorAt: null, served: false }));
  return { notWanted: given.length - byUs, visits: [...promised, ...lost] };
}

/** The end of a visit, by numbers that no database gives. */
export type VisitLived = {
  readonly visit: number;
  readonly status: string;
  readonly startsAt: Instant;
  readonly atDoorAt: Instant | null;
  /** The Karigar who led it last, counted from 0. */
  readonly worker: number | null;
};

export async function readVisitsLived(
  { pool, workers }: City,
  wishes: readonly Wish[],
): Promise<VisitLived[]> {
  const { rows } = await pool.query<{
    id: string;
    status: string;
    startsAt: number;
    atDoorAt: number | null;
    karigarId: number | null;
  }>(
    `select b.id, b.status, b.starts_at as "startsAt", b.arrived_at as "atDoorAt", v.karigar_id as "karigarId"
      from bookings b left join visits v on v.id = b.id`,
  );
  const visits = new Map(wishes.map(({ bookingId, visit }) => [bookingId, visit]));
  const indexes = new Map(workers.map(({ id, index }) => [id, index]));
  return rows
    .map(({ id, karigarId, ...row }) => ({
      ...row,
      visit: visits.get(id) ?? -1,
      worker: karigarId === null ? null : (indexes.get(karigarId) ?? -1),
    }))
    .toSorted((one, other) => one.visit - other.visit);
}

export const SERVED: ReadonlySet<string> = new Set([
  'in_progress',
  'done',
  'disputed',
  'completed',
]);

/** The same for the same day: what happened when, to which visit, by whom, by numbers that no database gives. */
export function digestOf(
  events: readonly DomainEvent[],
  names: {
    readonly visits: ReadonlyMap<string, number>;
    readonly workers: ReadonlyMap<number, number>;
  },
): string {
  const hash = createHash('sha256');
  for (const { type, subject, at, data } of events) {
    const karigars = [data.karigarId, ...((data.karigarIds ?? []) as number[])]
      .map((id) => names.workers.get(Number(id)) ?? '')
      .join();
    hash.update(`${at} ${type} ${names.visits.get(subject) ?? ''} ${karigars}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
