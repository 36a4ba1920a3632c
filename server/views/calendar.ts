import { wasDropped } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Address } from '#contract/fields/address.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** One visit in a calendar. */
export type CalendarEntry = {
  readonly bookingId: string;
  /** The place of the visit among those of its booking, from 1: with the booking's id it names the visit for good. */
  readonly position: number;
  /** Goes up with every change, so that a calendar knows the later of two. */
  readonly sequence: number;
  readonly changedAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Tentative while the slot still depends on a payment or a proof. */
  readonly standing: 'tentative' | 'confirmed' | 'cancelled';
  readonly reference: string;
  readonly serviceSlug: string;
  readonly serviceName: string;
  readonly option: string | null;
  readonly address: Address;
  /** When a Karigar has to set out. */
  readonly leaveAt?: Instant | null;
};

const KEPT_MS = 60 * DAY;
/** More than anybody has ahead. */
const MOST = 500;

/** A customer's visits from two months ago on. */
export const listCalendar = async (
  db: Database,
  userId: string,
  now: Instant,
): Promise<CalendarEntry[]> =>
  (await selectOwn.run(db, [userId, new Date(now - KEPT_MS), MOST])).map(entryOf);

/** The visits of one booking of theirs; none where it is somebody else's. */
export const listCalendarOfBooking = async (
  db: Database,
  userId: string,
  bookingId: string,
): Promise<CalendarEntry[]> => (await selectOne.run(db, [userId, bookingId])).map(entryOf);

type Row = Omit<CalendarEntry, 'standing'> & {
  readonly status: BookingStatus;
  readonly endedAs: BookingStatus | null;
  readonly isFirm: boolean;
};

function entryOf({ status, endedAs, isFirm, ...entry }: Row): CalendarEntry {
  const isOff = endedAs !== null || wasDropped(status);
  return { ...entry, standing: isOff ? 'cancelled' : isFirm ? 'confirmed' : 'tentative' };
}

const VISITS = `select b.id as "bookingId", d.position, b.version as sequence,
    coalesce(b.updated_at, b.created_at) as "changedAt", d.starts_at as "startsAt", d.ends_at as "endsAt", b.status,
    d.ended_as as "endedAs", b.firm_at is not null as "isFirm", b.reference, b.service_slug as "serviceSlug",
    b.service_name as "serviceName", b.option_key as option, b.address
  from bookings b join visits d on d.booking_id = b.id where b.user_id = $1`;

const selectOwn = statement<[string, Date, number], Row>({
  name: 'view-calendar',
  text: `${VISITS} and d.ends_at > $2 order by d.starts_at desc, d.id limit $3`,
});

const selectOne = statement<[string, string], Row>({
  name: 'view-calendar-of-booking',
  text: `${VISITS} and b.id = $2 order by d.starts_at, d.id`,
});
