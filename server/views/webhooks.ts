import type { OutputOf } from '#contract/operation.ts';
import type { listWebhookDeliveries as deliveriesPromise } from '#contract/ops/list-webhook-deliveries.ts';
import type { listWebhooks as promise } from '#contract/ops/list-webhooks.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>['webhooks'][number];
type Row = Omit<Listed, 'madeAt' | 'failingSince' | 'offAt'> & {
  madeAt: Instant;
  failingSince: Instant | null;
  offAt: Instant | null;
};

const iso = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

/** The addresses to which news goes, the latest first. */
export const listWebhooks = async (db: Database): Promise<Listed[]> =>
  (await selectWebhooks.run(db, [])).map(({ madeAt, failingSince, offAt, ...row }) => ({
    ...row,
    madeAt: toIndiaIso(madeAt),
    failingSince: iso(failingSince),
    offAt: iso(offAt),
  }));

type Delivery = OutputOf<typeof deliveriesPromise>['deliveries'][number];
type DeliveryRow = Omit<Delivery, 'happenedAt' | 'lastAt' | 'nextAt'> & {
  happenedAt: Instant;
  lastAt: Instant | null;
  nextAt: Instant;
};

export const listDeliveries = async (db: Database, webhookId: string): Promise<Delivery[]> =>
  (await selectDeliveries.run(db, [webhookId])).map(({ happenedAt, lastAt, nextAt, ...row }) => ({
    ...row,
    happenedAt: toIndiaIso(happenedAt),
    lastAt: iso(lastAt),
    nextAt: row.state === 'waiting' ? toIndiaIso(nextAt) : null,
  }));

const selectWebhooks = statement<[], Row>({
  name: 'view-webhooks',
  text: `select id, name, url, events, made_at as "madeAt", failing_since as "failingSince", off_at as "offAt",
      off_why as "offWhy",
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed
    from webhooks w order by made_at desc, id`,
});

const selectDeliveries = statement<[string], DeliveryRow>({
  name: 'view-webhook-deliveries',
  text: `select id, type, reference, happened_at as "happenedAt", state, tries, last_at as "lastAt",
      last_status as "lastStatus", last_error as "lastError", next_at as "nextAt"
    from webhook_deliveries where webhook_id = $1 order by noted_at desc, id desc limit 100`,
});
