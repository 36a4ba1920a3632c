import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type KeyUse = {
  readonly keyId: string;
  readonly operation: string;
  readonly wasAnswered: boolean;
};

const countUse = statement<[string, string, string, number, number, Date]>({
  name: 'integrator-count-use',
  text: `insert into api_key_uses as u (key_id, day, operation, answered, refused, last_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (key_id, day, operation) do update set answered = u.answered + $4, refused = u.refused + $5,
      last_at = greatest(u.last_at, $6)`,
});

export async function recordUse(
  db: Database,
  { keyId, operation, wasAnswered }: KeyUse,
  now: Instant,
): Promise<void> {
  const [answered, refused] = wasAnswered ? [1, 0] : [0, 1];
  await countUse.run(db, [keyId, dateInIndia(now), operation, answered, refused, new Date(now)]);
}

const removeOld = statement<[string]>({
  name: 'integrator-delete-old-uses',
  text: 'delete from api_key_uses where day < $1',
});

export const deleteOldUses = (db: Database, before: Instant): Promise<number> =>
  removeOld.count(db, [dateInIndia(before)]);
