import { staysTrue } from '#server/modules/messaging/timeliness.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Refunds and messages that the world outside has still to carry out. */
export type Owed = {
  /** Refunds that are on their way. */
  readonly refunds: number;
  /** Messages that wait, and those of them that are older than a minute. */
  readonly waiting: number;
  readonly oldWaiting: number;
  /** Messages that stay true and went by no channel. */
  readonly given: number;
  readonly sent: number;
};

/** Counts them as they stand now. */
export async function readOwed(db: Database): Promise<Owed> {
  const { rows: transfers } = await db.query<{ refunds: number }>(
    `select count(*)::int as refunds from transfers
      where purpose = 'refund' and state not in ('paid', 'returned')`,
  );
  const { rows } = await db.query<{
    template: string;
    state: string;
    isOld: boolean;
    saidElsewhere: boolean;
  }>(
    `select template, state, created_at < now() - interval '1 minute' as "isOld",
        taken_over_at is not null as "saidElsewhere" from messages`,
  );
  const waiting = rows.filter(({ state }) => state === 'waiting');
  return {
    refunds: transfers[0]?.refunds ?? Number.NaN,
    waiting: waiting.length,
    oldWaiting: waiting.filter(({ isOld }) => isOld).length,
    given: rows.filter(
      ({ template, state, saidElsewhere }) =>
        state === 'failed' && !saidElsewhere && staysTrue(template),
    ).length,
    sent: rows.filter(({ state }) => state === 'sent' || state === 'delivered').length,
  };
}
