import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Suspension } from '#contract/zone.ts';
import type { Instant } from '#kernel/time.ts';
import type { BookingRow } from '#server/modules/booking/booking-row.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { dayToCome, type LaterDay, statusOfDay } from '#server/modules/visit/later-visit.ts';

export type LaterDayRow = LaterDay & {
  readonly id: string;
  readonly arrivedBy: 'position' | 'evidence' | 'code' | null;
  readonly contactTries: number;
  /** The zone switch that holds for its own hour. */
  readonly suspension: Suspension | null;
};

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** The later days of an event, with how far somebody has come on each; instants are milliseconds. */
export const LATER_DAYS = `(
    select jsonb_agg(jsonb_build_object('id', d.id, 'startsAt', ${MS('d.starts_at')}, 'endsAt', ${MS('d.ends_at')},
        'dispatchedAt', ${MS('d.set_out_at')}, 'arrivedAt', ${MS('d.arrived_at')}, 'arrivedBy', d.arrived_by,
        'contactTries', d.contact_tries, 'suspension', suspension_at(b.address ->> 'pincode', d.starts_at)) order by d.starts_at)
      from later_visits d where d.booking_id = b.id)`;

/** The way that somebody is on to one of them; at most one for each event. */
export const DAY_WAY = `left join later_visits way on way.booking_id = b.id and way.under_way
      and b.status = 'in_progress'`;

/** The one last position of whoever travels to `b`, on whichever of its days. */
export const POSITION = `left join positions p on p.booking_id = b.id and p.karigar_id = v.karigar_id
      and (b.status = 'dispatched' or way.id is not null)`;

/**
 * How long the journeys of whoever leads `b` to its days are planned to take, when they are to leave and whether they have
 * said that they come late, what keeps them until when, and to which early hours the customer has said yes; instants are
 * milliseconds.
 */
export const JOURNEYS = `(select jsonb_object_agg(h.booking_id, jsonb_build_object(
      'minutes', floor(extract(epoch from h.starts_at - h.leave_at) / 60),
      'leaveAt', ${MS('h.leave_at')},
      'saidLateAt', (select ${MS('max(s.said_at)')} from visit_sentences s where s.booking_id = b.id
        and s.karigar_id = h.karigar_id and s.said_by = 'karigar' and s.speaker_id is null
        and s.sentence = 'ten-minutes-late' and s.said_at > h.leave_at - interval '1 hour'),
      'agreedAt', (select ${MS('min(e.wants_at)')} from early_requests e
        where e.day_id = h.booking_id and e.karigar_id = h.karigar_id and e.answer = 'yes'),
      'busyUntil', (select ${MS('max(o.ends_at)')} from visits w join holds o on o.booking_id = w.booking_id
          and o.karigar_id = w.karigar_id
        where w.karigar_id = h.karigar_id and w.under_way and w.booking_id <> b.id)))
    from holds h where h.karigar_id = v.karigar_id and h.booking_id = any(
      array(select d.id from later_visits d where d.booking_id = b.id) || b.id))`;

export type Journeys = Readonly<
  Record<
    string,
    {
      minutes: number;
      leaveAt: Instant;
      saidLateAt: Instant | null;
      agreedAt: Instant | null;
      busyUntil: Instant | null;
    }
  >
>;

type OfDays = {
  readonly status: BookingStatus;
  readonly later_days: readonly LaterDayRow[] | null;
};

/** The later day at whose door the Karigar stands, while it lasts; by its code the customer has let them in. */
export function dayAtDoor({ status, later_days }: OfDays, now: Instant) {
  if (status !== 'in_progress') return undefined;
  return later_days?.findLast(
    (day): day is LaterDayRow & { readonly arrivedAt: Instant } =>
      day.arrivedAt !== null && day.arrivedBy !== 'code' && now < day.endsAt,
  );
}

/**
 * The later day to which a Karigar is to come now, or is on the way, and how far they are: as of a visit of its own.
 */
export function dayOf({ status, later_days }: OfDays, now: Instant) {
  if (status !== 'in_progress') return undefined;
  const day = dayToCome(later_days ?? [], now);
  return day && { ...day, status: statusOfDay(day) };
}

export type LaterDaysOfKarigar = {
  later_days: LaterDayRow[] | null;
  /** When the Karigar has to leave for each of them on which their time is held. */
  day_leaves: Readonly<Record<string, Instant>> | null;
};

export type OfKarigar = LaterDaysOfKarigar & Pick<BookingRow, 'category' | 'status'>;

/** The later visits to which a Karigar is to come: all of them where the same team does. */
export const ownLaterDays = (row: OfKarigar): LaterDayRow[] =>
  (row.later_days ?? []).filter(({ id }) => keepsTeam(row) || row.day_leaves?.[id] !== undefined);

/** Whether the next visit is this Karigar's to give back, and whether other people come to one that is ahead. */
export function whatIsAhead(row: OfKarigar, now: Instant) {
  const ahead = row.status === 'in_progress' ? daysAhead(row.later_days ?? [], now) : [];
  const own = ownLaterDays(row);
  const [next] = ahead;
  return {
    hasDaysAhead: next !== undefined && own.includes(next),
    goesOnWithOthers: ahead.some((day) => day.arrivedAt === null && !own.includes(day)),
  };
}
