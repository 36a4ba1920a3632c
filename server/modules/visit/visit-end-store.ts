import type { Suspension } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type VisitRow = {
  readonly id: string;
  readonly position: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly dispatchedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  readonly arrivedBy: 'position' | 'evidence' | 'code' | null;
  readonly contactTries: number;
  readonly lastContactAt: Instant | null;
  readonly endedAs: 'cancelled' | 'no_show_customer' | 'no_show_provider' | null;
  readonly reschedules: number;
  readonly feeFloorPaise: Paise;
  /** The zone switch that holds for its hour. */
  readonly suspension: Suspension | null;
};

/** The end of a visit that ended by itself, and of its money. */
export type Ended = {
  readonly as: NonNullable<VisitRow['endedAs']>;
  readonly at: Instant;
  readonly pricePaise: Paise;
  readonly feePaise: Paise;
  readonly refundPaise: Paise;
  readonly goodwillPaise: Paise;
};

/** All visits of a booking in the order of their hours, those that have ended by themselves as well. */
export const listVisits = (db: Database, bookingId: string): Promise<VisitRow[]> =>
  selectVisits.run(db, [bookingId]);

/** A visit ends by itself; nobody comes to it any more. */
export const recordVisitEnded = (db: Database, id: string, end: Ended): Promise<number> =>
  updateEnded.count(db, [id, ...valuesOf(end)]);

/**
 * The first visit ends by itself, and the next one is first from now on: they change places, so that the first has the id of its
 * booking. Who leads it leads the next one, which nobody has begun.
 */
export const recordFirstEnded = (
  db: Database,
  bookingId: string,
  nextId: string,
  end: Ended,
): Promise<number> => updateFirstEnded.count(db, [nextId, ...valuesOf(end), bookingId]);

type Values = [as: string, at: Date, price: Paise, fee: Paise, refund: Paise, goodwill: Paise];

const valuesOf = ({ as, at, pricePaise, feePaise, refundPaise, goodwillPaise }: Ended): Values => [
  as,
  new Date(at),
  pricePaise,
  feePaise,
  refundPaise,
  goodwillPaise,
];

const selectVisits = statement<[string], VisitRow>({
  name: 'visit-list-of-booking',
  text: `select id, position, starts_at as "startsAt", ends_at as "endsAt", set_out_at as "dispatchedAt",
      arrived_at as "arrivedAt",
      arrived_by as "arrivedBy", contact_tries as "contactTries", last_contact_at as "lastContactAt", ended_as as "endedAs", coalesce(reschedules, 0) as reschedules,
      coalesce(fee_floor_paise, 0) as "feeFloorPaise", v.suspension
    from visits v where booking_id = $1 order by starts_at, position`,
});

const WITHOUT_WAY = `set_out_at = null, start_code = null, start_code_tries = 0, arrived_by = null, arrived_at = null,
  arrived_own_at = null, started_at = null, contact_tries = 0, last_contact_at = null, under_way = false`;

const updateEnded = statement<[id: string, ...Values]>({
  name: 'visit-record-ended',
  text: `update visits set ended_as = $2, ended_at = $3, price_paise = $4, fee_paise = $5, refund_paise = $6,
      goodwill_paise = $7, karigar_id = null, ${WITHOUT_WAY}
    where id = $1 and ended_as is null`,
});

const updateFirstEnded = statement<[next: string, ...Values, first: string]>({
  name: 'visit-record-first-ended',
  text: `update visits v set position = other.position, starts_at = other.starts_at, ends_at = other.ends_at,
      reschedules = other.reschedules, fee_floor_paise = other.fee_floor_paise, ${WITHOUT_WAY},
      ended_as = case when v.id = $1 then $2 end, ended_at = case when v.id = $1 then $3::timestamptz end,
      price_paise = case when v.id = $1 then $4::bigint end, fee_paise = case when v.id = $1 then $5::bigint end,
      refund_paise = case when v.id = $1 then $6::bigint end,
      goodwill_paise = case when v.id = $1 then $7::bigint end
    from visits other
    where (v.id = $8 and other.id = $1 or v.id = $1 and other.id = $8) and other.ended_as is null`,
});
