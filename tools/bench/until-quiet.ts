import type { Database } from '#server/platform/database/connect.ts';

const PATIENCE_MS = 45_000;

/**
 * Waits for background work that bookings have started, because it would weigh on whatever is measured next. Answers how many
 * seconds it took; nothing when it was too much to wait for.
 */
export async function untilQuiet(
  db: Database,
  patienceMs = PATIENCE_MS,
): Promise<number | undefined> {
  const startedAt = performance.now();
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; ) {
    const { rows } = await db.query<{ waiting: number }>(
      `select (select count(*) from outbox)
        + (select count(*) from messages where state = 'waiting')
        + (select count(*) from jobs.job where state < 'completed' and start_after <= now()) as waiting`,
    );
    if (rows[0]?.waiting === 0) return (performance.now() - startedAt) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return undefined;
}
