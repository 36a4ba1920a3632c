import type { NotificationView } from '#contract/customer/notification.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 50;

type Row = Pick<NotificationView, 'id' | 'kind' | 'params' | 'read'> & {
  createdAt: Instant;
  unread: number;
};

// One statement: of two, the second may count what the first has not seen yet.
const latestOf = statement<[userId: string, most: number], Row>({
  name: 'notifications-latest',
  text: `select id, kind, params, created_at as "createdAt", read_at is not null as read,
      (select count(*)::integer from notifications
        where user_id = $1 and app = 'customer' and read_at is null) as unread
    from notifications where user_id = $1 and app = 'customer'
    order by created_at desc, id desc limit $2`,
});

/** The bell of one person: their latest notifications, and how many of all of them are unread. */
export async function listNotifications(
  db: Database,
  userId: string,
): Promise<{ notifications: NotificationView[]; unread: number }> {
  const rows = await latestOf.run(db, [userId, MOST]);
  const notifications = rows.map(({ createdAt, unread: _, ...notification }) => ({
    ...notification,
    at: toIndiaIso(createdAt),
  }));
  return { notifications, unread: rows[0]?.unread ?? 0 };
}
