import type { listOwnWebhooks as ownPromise } from '#contract/integrator/list-own-webhooks.ts';
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
export const listWebhooks = (db: Database): Promise<Listed[]> => read(db, null);

/** Those of one integrator, whose name goes without saying. */
export const listOwnWebhooks = async (
  db: Database,
  integratorId: string,
): Promise<OutputOf<typeof ownPromise>['webhooks']> =>
  (await read(db, integratorId)).map(({ integrator: _, ...one }) => one);

const read = async (db: Database, integratorId: string | null): Promise<Listed[]> =>
  (await selectWebhooks.run(db, [integratorId])).map(({ madeAt, failingSince, offAt, ...row }) => ({
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

/** An integrator sees those to their own addresses. */
export const listDeliveries = async (
  db: Database,
  webhookId: string,
  integratorId: string | null = null,
): Promise<Delivery[]> =>
  (await selectDeliveries.run(db, [webhookId, integratorId])).map(
    ({ happenedAt, lastAt, nextAt, ...row }) => ({
      ...row,
      happenedAt: toIndiaIso(happenedAt),
      lastAt: iso(lastAt),
      nextAt: row.state === 'waiting' ? toIndiaIso(nextAt) : null,
    }),
  );

const selectWebhooks = statement<[string | null], Row>({
  name: 'view-webhooks',
  text: `select w.id, w.name, w.url, array(select regexp_replace(one, '^own:', '') from unnest(w.events) one) as events,
      i.name as integrator, w.made_at as "madeAt", failing_since as "failingSince", off_at as "offAt",
      off_why as "offWhy",
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed
    from webhooks w left join integrators i on i.id = w.integrator_id
    where $1::uuid is null or w.integrator_id = $1 order by w.made_at desc, w.id`,
});

const selectDeliveries = statement<[string, string | null], DeliveryRow>({
  name: 'view-webhook-deliveries',
  text: `select id, type, reference, happened_at as "happenedAt", state, tries, last_at as "lastAt",
      last_status as "lastStatus", last_error as "lastError", next_at as "nextAt"
    from webhook_deliveries where webhook_id = $1
      and ($2::uuid is null or webhook_id in (select id from webhooks where integrator_id = $2))
    order by noted_at desc, id desc limit 100`,
});
