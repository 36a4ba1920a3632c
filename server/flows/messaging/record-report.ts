import type { Clock } from '#kernel/time.ts';
import {
  lockReported,
  type Reported,
  recordDelivered,
  recordUndelivered,
} from '#server/modules/messaging/report-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { notifyIfUnheard } from './steps/notify-if-unheard.ts';
import { passOn } from './steps/pass-on.ts';

export type ReportDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly messenger: { readonly staysHere: boolean };
};

export type Report = Reported & {
  readonly state: 'delivered' | 'failed';
  readonly reason: string | null;
};

/** A delivery report: it has arrived, or it never will and the other channel takes over. Reports repeat and overtake each other. */
export function recordReport(
  deps: ReportDeps,
  report: Report,
): Promise<'noted' | 'undelivered' | 'not-ours'> {
  const now = deps.now();
  const { staysHere: keepContents } = deps.messenger;
  return transaction(deps.pool, async (db) => {
    const message = await lockReported(db, report);
    if (!message || message.state === 'withheld') return 'not-ours';
    const { id } = message;
    if (report.state === 'delivered') {
      const { channelReference } = report;
      await recordDelivered(db, { id, channelReference, keepContents }, now);
      return 'noted';
    }
    const failure = report.reason ?? 'reported as failed';
    if (!(await recordUndelivered(db, { id, failure, keepContents: true }, now))) return 'noted';
    const passed = await passOn(db, deps.keys, message, { keepContents }, now);
    if (passed === 'nowhere-to') await notifyIfUnheard(db, message, now);
    return 'undelivered';
  });
}
