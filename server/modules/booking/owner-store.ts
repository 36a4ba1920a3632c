import { PHASES } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { NAMELESS } from './booking.ts';

const changeOwner = statement<[from: string, to: string]>({
  name: 'booking-record-new-owner',
  text: 'update bookings set user_id = $2 where user_id = $1',
});

/** Everything of one account goes over to another one of the same person. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
}

export type OwnBooking = {
  readonly id: string;
  /** Not over yet: the visit, or what follows it. */
  readonly ahead: boolean;
};

const lockOwn = statement<[userId: string, now: Date], OwnBooking>({
  name: 'booking-lock-own',
  text: `select b.id,
      b.status in ${sqlList([...PHASES.underWay, ...PHASES.beingSettled])}
        or b.status in ${sqlList(PHASES.planned)} and b.until_at > $2 as ahead
    from bookings b where b.user_id = $1 order by b.id for update of b`,
});

/** All bookings of a person; nothing happens to any of them until the transaction ends. */
export const lockOwnBookings = (
  db: Database,
  userId: string,
  now: Instant,
): Promise<OwnBooking[]> => lockOwn.run(db, [userId, new Date(now)]);

/** Left are reference, service, time, pincode and money. */
const WITHOUT_PERSON = `name = '${NAMELESS}', email = null, phone = null, request_hash = '',
  address = jsonb_build_object('street', '', 'city', '', 'state', '', 'pincode', address ->> 'pincode', 'landmark', '')`;

const anonymise = statement<[userId: string]>({
  name: 'booking-erase-person',
  text: `update bookings set ${WITHOUT_PERSON} where user_id = $1 and request_hash <> ''`,
});

export async function erasePersonInBookings(db: Database, userId: string): Promise<void> {
  await anonymise.run(db, [userId]);
}

const anonymiseOld = statement<[before: Date]>({
  name: 'booking-delete-old-persons',
  text: `update bookings set ${WITHOUT_PERSON} where created_at < $1 and request_hash <> ''`,
});

/** The customers of bookings so old that no law wants them known any more. */
export const erasePersonsInOldBookings = (db: Database, before: Instant): Promise<number> =>
  anonymiseOld.count(db, [new Date(before)]);

const selectOwnIds = statement<[userId: string], { id: string }>({
  name: 'booking-list-own-ids',
  text: 'select id from bookings where user_id = $1',
});

export const listOwnIds = async (db: Database, userId: string): Promise<string[]> =>
  (await selectOwnIds.run(db, [userId])).map(({ id }) => id);

const selectOwnOpenIds = statement<[userId: string], { id: string }>({
  name: 'booking-list-own-open-ids',
  text: `select id from bookings
    where user_id = $1 and status in ${sqlList(PHASES.unfinished)} order by starts_at`,
});

/** To these somebody comes or is still to come. */
export const listOwnOpenIds = async (db: Database, userId: string): Promise<string[]> =>
  (await selectOwnOpenIds.run(db, [userId])).map(({ id }) => id);

const selectOwners = statement<[userIds: string[]], { id: string }>({
  name: 'booking-list-owners-among',
  text: `select u.id from unnest($1::uuid[]) u (id) where exists (select from bookings b where b.user_id = u.id)`,
});

/** Those of these people who have ever booked. */
export const listOwnersAmong = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  (await selectOwners.run(db, [[...ids]])).map(({ id }) => id);
