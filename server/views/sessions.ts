import type { listSessions } from '#contract/customer/list-sessions.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = {
  tokenHash: Buffer;
  device: string | null;
  remember: boolean;
  createdAt: Instant;
  lastSeenAt: Instant;
};

const sessionsOf = statement<[string, Date], Row>({
  name: 'sessions-of-person',
  text: `select token_hash as "tokenHash", device, remember, created_at as "createdAt",
      last_seen_at as "lastSeenAt"
    from sessions where user_id = $1 and expires_at > $2 and viewed_by is null
    order by last_seen_at desc, token_hash`,
});

/** A session is named by half of the hash of its token: that tells them apart and opens none. */
export async function findSessions(
  db: Database,
  userId: string,
  current: Buffer,
  now: Instant,
): Promise<OutputOf<typeof listSessions>> {
  const rows = await sessionsOf.run(db, [userId, new Date(now)]);
  return {
    sessions: rows.map(({ tokenHash, device, remember, createdAt, lastSeenAt }) => ({
      id: tokenHash.toString('hex').slice(0, 32),
      current: tokenHash.equals(current),
      device,
      remember,
      createdAt: toIndiaIso(createdAt),
      lastSeenAt: toIndiaIso(lastSeenAt),
    })),
  };
}
