import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export async function recordRefused(
  db: Database,
  day: LocalDate,
  reason: string,
  requests: number,
): Promise<void> {
  await upsertRefused.run(db, [day, reason, requests]);
}

const upsertRefused = statement<[LocalDate, string, number]>({
  name: 'record-refused-requests',
  text: `insert into refused_requests as counted (day, reason, requests) values ($1, $2, $3)
    on conflict (day, reason) do update set requests = counted.requests + excluded.requests`,
});
