import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const aliveSession = statement<[Buffer, Date], { alive: boolean }>({
  name: 'session-is-alive',
  text: `select true as alive from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null`,
});

/** Whether a session that was looked at before still opens what it opened then. */
export const isSessionAlive = async (
  db: Database,
  tokenHash: Buffer,
  now: Instant,
): Promise<boolean> => (await aliveSession.first(db, [tokenHash, new Date(now)])) !== undefined;
