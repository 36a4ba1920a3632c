import type { watchKarigar } from '#contract/karigar/watch-karigar.ts';
import type { OutputOf } from '#contract/operation.ts';
import { DAY, dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The number of a Karigar by their account; nothing when the account is no Karigar's. */
export async function findKarigarId(db: Database, userId: string): Promise<number | undefined> {
  const row = await selectKarigar.first(db, [userId]);
  return row?.id;
}

/** The changes for a Karigar, as marks to compare: the app then asks for the things themselves. */
export async function readKarigarNews(
  db: Database,
  karigarId: number,
  now: Instant,
): Promise<OutputOf<typeof watchKarigar>> {
  const row = await selectNews.first(db, [karigarId, new Date(now - 2 * DAY), new Date(now)]);
  return {
    offers: row?.offers ?? 0,
    offersRevision: row?.offers_revision ?? '',
    // On the next morning another day is today, though nothing has happened.
    dayRevision: `${dateInIndia(now)} ${row?.day_revision ?? ''}`,
    unread: row?.unread ?? 0,
    newsRevision: row?.news_revision ?? '',
  };
}

const selectKarigar = statement<[userId: string], { id: number }>({
  name: 'view-karigar-of',
  text: 'select id from karigars where user_id = $1',
});

const selectNews = statement<
  [karigarId: number, since: Date, now: Date],
  {
    offers: number;
    offers_revision: string;
    day_revision: string;
    unread: number;
    news_revision: string;
  }
>({
  name: 'view-karigar-news',
  text: `select
      (select count(*)::int from offers o where o.karigar_id = $1 and o.state = 'open' and o.expires_at > $3) as offers,
      (select coalesce(md5(string_agg(o.id::text || o.state, ',' order by o.id)), '') from offers o
        where o.karigar_id = $1 and (o.state = 'open' or o.answered_at > $2)) as offers_revision,
      (select coalesce(md5(string_agg(concat_ws(' ', b.id, b.status, b.version, b.starts_at, h.leave_at,
          (select max(e.id) from events e where e.subject = b.id)), ',' order by b.id)), '')
        from bookings b left join holds h on h.booking_id = b.id and h.karigar_id = $1
        where b.until_at > $2 and b.id in (
          select coalesce(d.booking_id, h.booking_id) from holds h left join later_visits d on d.id = h.booking_id
            where h.karigar_id = $1 and h.ends_at > $2
          union select booking_id from visits
            where karigar_id = $1 and assigned_at > $2::timestamptz - interval '30 days')) as day_revision,
      n.unread, n.news_revision
    from (select count(*) filter (where read_at is null)::int as unread,
        concat_ws(' ', count(*) filter (where read_at is null), max(created_at)) as news_revision
      from notifications where app = 'karigar'
        and user_id = (select user_id from karigars where id = $1)) n`,
});
