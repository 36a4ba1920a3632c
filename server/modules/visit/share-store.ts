import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type NewShare = {
  readonly id: string;
  readonly bookingId: string;
  readonly tokenHash: Buffer;
  readonly atHome: boolean;
};

export async function countShares(db: Database, bookingId: string): Promise<number> {
  const row = await countOpen.first(db, [bookingId]);
  return row?.open ?? 0;
}

export async function recordShare(db: Database, share: NewShare, now: Instant): Promise<void> {
  const { id, tokenHash, bookingId, atHome } = share;
  await insertShare.run(db, [id, tokenHash, bookingId, new Date(now), atHome]);
}

export async function revokeShare(
  db: Database,
  { id, bookingId }: Pick<NewShare, 'id' | 'bookingId'>,
  now: Instant,
): Promise<void> {
  await updateShare.run(db, [id, bookingId, new Date(now)]);
}

/** Links of visits that are long over open nothing any more. */
export const deleteOldShares = (db: Database, before: Instant): Promise<number> =>
  removeOldShares.count(db, [new Date(before)]);

const countOpen = statement<[bookingId: string], { open: number }>({
  name: 'visit-count-shares',
  text: `select count(*)::int as open from visit_shares
    where booking_id = $1 and revoked_at is null`,
});

const insertShare = statement<
  [id: string, tokenHash: Buffer, bookingId: string, at: Date, atHome: boolean]
>({
  name: 'visit-share',
  text: `insert into visit_shares (id, token_hash, booking_id, shared_at, at_home) values ($1, $2, $3, $4, $5)`,
});

const updateShare = statement<[id: string, bookingId: string, at: Date]>({
  name: 'visit-revoke-share',
  text: `update visit_shares set revoked_at = $3
    where id = $1 and booking_id = $2 and revoked_at is null`,
});

const removeOldShares = statement<[before: Date]>({
  name: 'visit-erase-shares',
  text: `delete from visit_shares s where s.shared_at < $1
    and not exists (select from visits v where v.booking_id = s.booking_id and v.ends_at >= $1)`,
});
