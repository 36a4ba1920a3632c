import type { StaffRole } from '#contract/staff.ts';
import type { Instant } from '#kernel/time.ts';
import { anyOf } from '#server/platform/database/any-of.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { gather } from '#server/platform/database/gather.ts';
import { statement } from '#server/platform/database/statement.ts';

const liveSessions = statement<[readonly Buffer[]], { tokenHash: Buffer; expiresAt: Instant }>({
  name: 'sessions-that-live',
  text: `select s.token_hash as "tokenHash", s.expires_at as "expiresAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${anyOf('$1', 'bytea')} and u.disabled_at is null`,
});

/** All who watch the same thing are asked about in the moment in which it changes. */
const endOf = gather(async (db, tokenHashes: readonly Buffer[]) => {
  const rows = await liveSessions.run(db, [tokenHashes]);
  return tokenHashes.map((hash) => rows.find((row) => row.tokenHash.equals(hash))?.expiresAt);
});

/** Whether a session that was looked at before still opens what it opened then. */
export async function isSessionAlive(
  db: Database,
  tokenHash: Buffer,
  now: Instant,
): Promise<boolean> {
  const expiresAt = await endOf(db, tokenHash);
  return expiresAt !== undefined && expiresAt > now;
}

const staffSessions = statement<[Buffer], { expiresAt: Instant; roles: StaffRole[] }>({
  name: 'staff-session-that-lives',
  text: `select s.expires_at as "expiresAt", w.roles from staff_sessions s join staff w on w.user_id = s.user_id
      join users u on u.id = s.user_id
    where s.token_hash = $1 and s.proven_at is not null and cardinality(w.roles) > 0
      and u.disabled_at is null`,
});

/** The same of one of us: whose role was taken away sees no more, nor anything that these roles open and others do not. */
export async function isStaffAlive(
  db: Database,
  tokenHash: Buffer,
  now: Instant,
  roles?: readonly StaffRole[],
): Promise<boolean> {
  const found = await staffSessions.first(db, [tokenHash]);
  if (found === undefined || found.expiresAt <= now) return false;
  return roles === undefined || String(roles.toSorted()) === String(found.roles.toSorted());
}
