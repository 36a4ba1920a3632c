import type { NotificationView } from '#contract/customer/notification.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 50;

type Row = Pick<NotificationView, 'id' | 'kind' | 'params' | 'read'> & { createdAt: Instant };

const latestOf = statement<[userId: string, most: number], Row>({
  name: 'notifications-latest',
  text: `select id, kind, params, created_at as "createdAt", read_at is not null as read
    from notifications where user_id = $1 order by created_at desc, id desc limit $2`,
});

const unreadOf = statement<[userId: string], { unread: number }>({
  name: 'notifications-unread',
  text: 'select count(*)::integer as unread from notifications where user_id = $1 and read_at is null',
});

/** What the bell of one person shows: his latest notifications, and how many of all of them are unread. */
export async function listNotifications(
  db: Database,
  userId: string,
): Promise<{ notifications: NotificationView[]; unread: number }> {
  const [rows, counted] = await Promise.all([
    latestOf.run(db, [userId, MOST]),
    unreadOf.first(db, [userId]),
  ]);
  const notifications = rows.map(({ createdAt, ...notification }) => ({
    ...notification,
    at: toIndiaIso(createdAt),
  }));
  return { notifications, unread: counted?.unread ?? 0 };
}
