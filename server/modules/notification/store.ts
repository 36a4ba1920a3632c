import type { NotificationKind } from '#contract/customer/notification.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A notification: its kind and its parameters; the words themselves are chosen when it is read. */
export type Notice = {
  readonly userId: string;
  readonly kind: NotificationKind | KarigarNewsKind;
  /** The app in which the person finds it. */
  readonly app?: 'karigar';
  readonly params: Readonly<Record<string, unknown>>;
  /** The event that caused it, when one did: told twice of the same event, a person hears once. */
  readonly eventId: number | null;
  readonly at: Instant;
};

const insertNotification = statement<[string, string, object, number | null, Date]>({
  name: 'notification-record',
  text: `insert into notifications (user_id, kind, params, event_id, created_at)
    values ($1, $2, $3, $4, $5) on conflict (user_id, kind, event_id) do nothing`,
});

export async function recordNotification(db: Database, notice: Notice): Promise<void> {
  const { userId, kind, params, eventId, at } = notice;
  await insertNotification.run(db, [userId, kind, params, eventId, new Date(at)]);
}

const insertNotifications = statement<[string]>({
  name: 'notification-record-many',
  text: `insert into notifications (user_id, kind, params, event_id, created_at, app)
    select user_id, kind, params, event_id, at, app from jsonb_to_recordset($1)
      as told (user_id uuid, kind text, params jsonb, event_id bigint, at timestamptz, app text)
    on conflict (user_id, kind, event_id) do nothing`,
});

/** Many at once, in one round trip; each is told once, as with one. */
export async function recordNotifications(db: Database, notices: readonly Notice[]): Promise<void> {
  const rows = notices.map(({ userId, kind, params, eventId, at, app = 'customer' }) => ({
    app,
    user_id: userId,
    kind,
    params,
    event_id: eventId,
    at: new Date(at),
  }));
  await insertNotifications.run(db, [JSON.stringify(rows)]);
}

const markRead = statement<[string, string, Date]>({
  name: 'notification-record-read',
  text: `update notifications set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2`,
});

/** Whether there is such a notification of this person; one of somebody else is none. */
export const recordRead = async (
  db: Database,
  notification: { readonly id: string; readonly userId: string },
  now: Instant,
): Promise<boolean> =>
  (await markRead.count(db, [notification.id, notification.userId, new Date(now)])) === 1;

const markAllRead = statement<[string, Date, Date]>({
  name: 'notification-record-all-read',
  text: `update notifications set read_at = $3
    where user_id = $1 and app = 'karigar' and read_at is null and created_at <= $2`,
});

/** The Karigar has looked through their news: all that had come by then. */
export const recordNewsRead = (
  db: Database,
  userId: string,
  until: Instant,
  now: Instant,
): Promise<number> => markAllRead.count(db, [userId, new Date(until), new Date(now)]);

const deleteOld = statement<[before: Date, most: number]>({
  name: 'notification-delete-old',
  text: `delete from notifications where ctid = any (array(
    select ctid from notifications where created_at < $1 limit $2))`,
});

export const deleteOldNotifications = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => deleteOld.count(db, [new Date(before), most]));

const deleteNotification = statement<[string, string]>({
  name: 'notification-record-deletion',
  text: 'delete from notifications where id = $1 and user_id = $2',
});

export async function recordDeletion(
  db: Database,
  notification: { readonly id: string; readonly userId: string },
): Promise<void> {
  await deleteNotification.run(db, [notification.id, notification.userId]);
}
