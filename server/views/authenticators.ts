import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Authenticator = { userId: string; name: string; sealed: Buffer };

const all = statement<[], Authenticator>({
  name: 'staff-authenticators',
  text: `select m.user_id as "userId", coalesce(u.full_name, u.email::text, '') as name, m.totp_sealed as sealed
    from staff m join users u on u.id = m.user_id where m.totp_sealed is not null order by u.full_name`,
});

/** Everybody of operations who has an authenticator, or is adding one; for development only. */
export const listAuthenticators = (db: Database): Promise<Authenticator[]> => all.run(db, []);
