import type { KarigarNotification } from '#contract/applicant/karigar-notification.ts';
import type { NotificationView } from '#contract/customer/notification.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 50;

type Bell<View> = { readonly notifications: View[]; readonly unread: number };
type Counted = { readonly createdAt: Instant; readonly unread: number };

/** The bell of one person: their latest notifications, and how many of all of them are unread. */
export const listNotifications = async (
  db: Database,
  userId: string,
): Promise<Bell<NotificationView>> => bellOf(await ofCustomer.run(db, [userId, 'customer', MOST]));

/** The notifications of a person as a Karigar or applicant: unread first, then the newest. */
export const listKarigarNotifications = async (
  db: Database,
  userId: string,
): Promise<Bell<KarigarNotification>> => bellOf(await ofKarigar.run(db, [userId, 'karigar', MOST]));

const bellOf = <Row extends Counted>(rows: readonly Row[]) => ({
  notifications: rows.map(({ createdAt, unread: _, ...rest }) => ({
    ...rest,
    at: toIndiaIso(createdAt),
  })),
  unread: rows[0]?.unread ?? 0,
});

/** One statement: of two, the second may count what the first has not seen yet. */
const latest = <View>(name: string, order: string) =>
  statement<[userId: string, app: string, most: number], Omit<View, 'at'> & Counted>({
    name,
    text: `select id, kind, params, created_at as "createdAt", read_at is not null as read,
      (select count(*)::integer from notifications
        where user_id = $1 and app = $2 and read_at is null) as unread
    from notifications where user_id = $1 and app = $2 order by ${order}, id desc limit $3`,
  });
const ofCustomer = latest<NotificationView>('notifications-latest', 'created_at desc');
const ofKarigar = latest<KarigarNotification>(
  'karigar-notifications-latest',
  '(read_at is not null), created_at desc',
);
