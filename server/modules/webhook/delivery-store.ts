import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { NewDelivery } from './delivery.ts';

const insertDelivery = statement<
  [string, string, number, string, string, string, string, Date, Date]
>({
  name: 'webhook-record-delivery',
  text: `insert into webhook_deliveries
      (id, webhook_id, event_id, type, booking_id, reference, status, happened_at, noted_at, next_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (webhook_id, event_id) do nothing`,
});

/** False when this event is on its way there already. */
export async function recordDelivery(
  db: Database,
  { id, webhookId, eventId, type, bookingId, reference, status, happenedAt }: NewDelivery,
  now: Instant,
): Promise<boolean> {
  const happened = new Date(happenedAt);
  return (
    (await insertDelivery.count(db, [
      ...([id, webhookId, eventId, type, bookingId, reference, status] as const),
      ...([happened, new Date(now)] as const),
    ])) === 1
  );
}

/** A delivery with where it goes. */
export type Claimed = NewDelivery & {
  readonly tries: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly isOff: boolean;
};

const claimOne = statement<[string, Date, Date], Claimed>({
  name: 'webhook-claim-delivery',
  text: `update webhook_deliveries d set tries = tries + 1, next_at = $3, last_at = $2
    from webhooks w where w.id = d.webhook_id and d.id = $1 and d.state = 'waiting' and d.next_at <= $2
    returning d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.type, d.booking_id as "bookingId", d.reference,
      d.status, d.happened_at as "happenedAt", d.tries, w.url, w.secret, w.off_at is not null as "isOff"`,
});

/** One process has it and tries; others come back when they would have it. */
export const claimDelivery = (
  db: Database,
  id: string,
  until: Instant,
  now: Instant,
): Promise<Claimed | undefined> => claimOne.first(db, [id, new Date(now), new Date(until)]);

const waitingOne = statement<[string], { nextAt: Instant }>({
  name: 'webhook-waiting-delivery',
  text: `select next_at as "nextAt" from webhook_deliveries where id = $1 and state = 'waiting'`,
});

export const findWaiting = (
  db: Database,
  id: string,
): Promise<{ readonly nextAt: Instant } | undefined> => waitingOne.first(db, [id]);

/** The outcome of a try: the status of the answer, or why there was none. */
export type Answered = { readonly status: number | null; readonly error: string | null };

const settle = statement<[string, string, number | null, string | null, Date | null]>({
  name: 'webhook-record-try',
  text: `update webhook_deliveries set state = $2, last_status = $3, last_error = $4, next_at = coalesce($5, next_at)
    where id = $1`,
});

export async function recordTry(
  db: Database,
  id: string,
  { status, error }: Answered,
  outcome: 'delivered' | 'failed' | { readonly againAt: Instant },
): Promise<void> {
  const againAt = typeof outcome === 'string' ? null : new Date(outcome.againAt);
  const state = typeof outcome === 'string' ? outcome : 'waiting';
  await settle.run(db, [id, state, status, error, againAt]);
}

const lockOne = statement<[string], { webhookId: string; state: string }>({
  name: 'webhook-lock-delivery',
  text: 'select webhook_id as "webhookId", state from webhook_deliveries where id = $1 for no key update',
});

export const lockDelivery = (
  db: Database,
  id: string,
): Promise<{ readonly webhookId: string; readonly state: string } | undefined> =>
  lockOne.first(db, [id]);

const beginAnew = statement<[string, Date]>({
  name: 'webhook-record-replay',
  text: `update webhook_deliveries set state = 'waiting', tries = 0, next_at = $2 where id = $1`,
});

export async function recordReplay(db: Database, id: string, now: Instant): Promise<void> {
  await beginAnew.run(db, [id, new Date(now)]);
}

const takeOverdue = statement<[Date, number, Date], { id: string; webhookId: string }>({
  name: 'webhook-take-overdue',
  text: `update webhook_deliveries set next_at = $3 where id in (
      select id from webhook_deliveries where state = 'waiting' and next_at < $1 order by next_at limit $2 for update skip locked)
    returning id, webhook_id as "webhookId"`,
});

/** Deliveries whose next try is long over; they are due now, and overdue again only when it is lost as well. */
export const takeOverdueDeliveries = (
  db: Database,
  before: Instant,
  most: number,
  now: Instant,
): Promise<{ readonly id: string; readonly webhookId: string }[]> =>
  takeOverdue.run(db, [new Date(before), most, new Date(now)]);

const removeOld = statement<[Date, most: number]>({
  name: 'webhook-erase-deliveries',
  text: `delete from webhook_deliveries where ctid = any (array(
    select ctid from webhook_deliveries where noted_at < $1 and state <> 'waiting' limit $2))`,
});

/** Those that still wait stay: one that is sent again by hand has all its tries before it. */
export const deleteOldDeliveries = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOld.count(db, [new Date(before), most]));
