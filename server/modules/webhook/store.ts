import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { storedEvents } from './of-whom.ts';

export type NewWebhook = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: Buffer;
  /** It hears of what they have placed alone. */
  readonly integratorId?: string | undefined;
};

const insertWebhook = statement<
  [string, string, string, readonly string[], Buffer, Date, string | null]
>({
  name: 'webhook-record',
  text: `insert into webhooks (id, name, url, events, secret, made_at, integrator_id)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (id) do nothing`,
});

/** False when there is one under this id already. */
export const recordWebhook = async (
  db: Database,
  { id, name, url, events, secret, integratorId }: NewWebhook,
  now: Instant,
): Promise<boolean> =>
  (await insertWebhook.count(db, [
    ...([id, name, url, storedEvents(events, integratorId), secret] as const),
    ...([new Date(now), integratorId ?? null] as const),
  ])) === 1;

const countOf = statement<[string], { count: number }>({
  name: 'webhook-count-of-integrator',
  text: 'select count(*)::int as count from webhooks where integrator_id = $1 and off_at is null',
});

export const countWebhooksOf = async (db: Database, integratorId: string): Promise<number> =>
  (await countOf.first(db, [integratorId]))?.count ?? 0;

export type WebhookState = {
  readonly id: string;
  readonly name: string;
  readonly failingSince: Instant | null;
  readonly isOff: boolean;
  /** One of us has switched it off. */
  readonly offByUs: boolean;
  readonly integratorId: string | null;
};

const lockOne = statement<[string], WebhookState>({
  name: 'webhook-lock',
  text: `select id, name, failing_since as "failingSince", off_at is not null as "isOff", off_by_us as "offByUs",
      integrator_id as "integratorId"
    from webhooks where id = $1 for no key update`,
});

export const lockWebhook = (db: Database, id: string): Promise<WebhookState | undefined> =>
  lockOne.first(db, [id]);

const switchOff = statement<[string, Date, string, boolean]>({
  name: 'webhook-record-off',
  text: 'update webhooks set off_at = $2, off_why = $3, off_by_us = $4 where id = $1',
});

export async function recordWebhookOff(
  db: Database,
  id: string,
  { why, byUs }: { readonly why: 'by-hand' | 'failing'; readonly byUs: boolean },
  now: Instant,
): Promise<void> {
  await switchOff.run(db, [id, new Date(now), why, byUs]);
}

const switchOn = statement<[string]>({
  name: 'webhook-record-on',
  text: 'update webhooks set off_at = null, off_why = null, off_by_us = false, failing_since = null where id = $1',
});

export async function recordWebhookOn(db: Database, id: string): Promise<void> {
  await switchOn.run(db, [id]);
}

const failing = statement<[string, Date]>({
  name: 'webhook-record-failing',
  text: 'update webhooks set failing_since = coalesce(failing_since, $2) where id = $1',
});

export async function recordFailing(db: Database, id: string, now: Instant): Promise<void> {
  await failing.run(db, [id, new Date(now)]);
}

const working = statement<[string]>({
  name: 'webhook-record-working',
  text: 'update webhooks set failing_since = null where id = $1 and failing_since is not null',
});

export async function recordWorking(db: Database, id: string): Promise<void> {
  await working.run(db, [id]);
}
