import { DAY } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { cityCustomerId } from '#server/seed/seed-city.ts';

/** Signs customers of the city in, without the price of their passwords, and answers the tokens of their cookies. */
export async function signInCustomers(db: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  const now = Date.now();
  await db.query(
    `insert into sessions (token_hash, user_id, app, remember, created_at, last_seen_at, expires_at)
      select token_hash, user_id, 'customer', true, $3, $3, $4
        from unnest($1::bytea[], $2::uuid[]) as session (token_hash, user_id)`,
    [
      tokens.map(tokenHash),
      tokens.map((_, index) => cityCustomerId(index + 1)),
      new Date(now),
      new Date(now + DAY),
    ],
  );
  return tokens;
}
