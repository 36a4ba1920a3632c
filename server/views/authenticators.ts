import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Authenticator = { userId: string; name: string; sealed: Buffer };

const all = statement<[], Authenticator>({
  name: 'staff-authenticators',
  text: `select m.user_id as "userId", coalesce(u.full_name, u.email::text, '') as name, kept.sealed
    from staff m join users u on u.id = m.user_id
      join (select user_id, totp_sealed as sealed from staff where totp_sealed is not null union all
        select user_id, begun_totp from staff_sessions where begun_totp is not null and expires_at > now()) kept
        on kept.user_id = m.user_id
    order by u.full_name`,
});

/** Everybody of operations who has an authenticator, or is adding one; for development only. */
export const listAuthenticators = (db: Database): Promise<Authenticator[]> => all.run(db, []);
