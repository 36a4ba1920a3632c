import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A UPI id that somebody typed, with the name that its bank knows. */
export type Destination = {
  readonly id: string;
  readonly userId: string;
  /** Null once its owner is forgotten. */
  readonly upiId: string | null;
  readonly holderName: string | null;
  readonly isConfirmed: boolean;
};

export const recordDestination = (
  db: Database,
  { id, userId, upiId, holderName }: Omit<Destination, 'isConfirmed'>,
  at: Instant,
): Promise<number> => insertDestination.count(db, [id, userId, upiId, holderName, new Date(at)]);

export const findDestination = (db: Database, id: string): Promise<Destination | undefined> =>
  selectDestination.first(db, [id]);

/** The owner has seen the name and says that it is theirs. */
export const recordConfirmed = (db: Database, id: string, at: Instant): Promise<number> =>
  updateConfirmed.count(db, [id, new Date(at)]);

const insertDestination = statement<[string, string, string | null, string | null, Date]>({
  name: 'transfer-record-destination',
  text: `insert into payout_destinations (id, user_id, upi_id, holder_name, looked_up_at)
    values ($1, $2, $3, $4, $5)`,
});

const selectDestination = statement<[string], Destination>({
  name: 'transfer-find-destination',
  text: `select id, user_id as "userId", upi_id as "upiId", holder_name as "holderName",
      confirmed_at is not null as "isConfirmed"
    from payout_destinations where id = $1`,
});

const updateConfirmed = statement<[string, Date]>({
  name: 'transfer-record-confirmed',
  text: 'update payout_destinations set confirmed_at = coalesce(confirmed_at, $2) where id = $1',
});
