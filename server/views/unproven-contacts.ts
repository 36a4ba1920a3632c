import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const unproven = statement<[string], { email: boolean; mobile: boolean }>({
  name: 'unproven-contacts',
  text: `select email is not null and email_proven_at is null as email,
      mobile is not null and mobile_proven_at is null as mobile
    from users where id = $1`,
});

/** The address and mobile that a person has only typed until now. */
export async function findUnproven(db: Database, id: string): Promise<('email' | 'mobile')[]> {
  const found = await unproven.first(db, [id]);
  return (['email', 'mobile'] as const).filter((contact) => found?.[contact]);
}
