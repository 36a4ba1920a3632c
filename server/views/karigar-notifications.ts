import type { KarigarNotification } from '#contract/applicant/karigar-notification.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 50;

type Row = Pick<KarigarNotification, 'id' | 'kind' | 'params' | 'read'> & {
  createdAt: Instant;
  unread: number;
};

const latestOf = statement<[userId: string, most: number], Row>({
  name: 'karigar-notifications-latest',
  text: `select id, kind, params, created_at as "createdAt", read_at is not null as read,
      (select count(*)::integer from notifications
        where user_id = $1 and app = 'karigar' and read_at is null) as unread
    from notifications where user_id = $1 and app = 'karigar'
    order by (read_at is not null), created_at desc, id desc limit $2`,
});

/** The notifications of a person as a Karigar or applicant: unread first, then the newest. */
export async function listKarigarNotifications(
  db: Database,
  userId: string,
): Promise<{ notifications: KarigarNotification[]; unread: number }> {
  const rows = await latestOf.run(db, [userId, MOST]);
  const notifications = rows.map(({ createdAt, unread: _, ...notification }) => ({
    ...notification,
    at: toIndiaIso(createdAt),
  }));
  return { notifications, unread: rows[0]?.unread ?? 0 };
}
