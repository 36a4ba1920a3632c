import type { Database } from '#server/platform/database/connect.ts';

const PATIENCE_MS = 45_000;

/** What bookings set going in the background is worked off first, or it would weigh on whatever is measured next. */
export async function untilQuiet(db: Database): Promise<void> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    const { rows } = await db.query<{ waiting: number }>(
      `select (select count(*) from outbox)
        + (select count(*) from messages where state = 'waiting') as waiting`,
    );
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
