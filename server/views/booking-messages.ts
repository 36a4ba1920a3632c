import type { OutputOf } from '#contract/operation.ts';
import type { listBookingMessages as promise } from '#contract/ops/list-booking-messages.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { NEVER_AGAIN } from '#server/modules/messaging/message.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Row = Omit<Listed['messages'][number], 'writtenAt' | 'deliveredAt'> & {
  writtenAt: Instant;
  deliveredAt: Instant | null;
};

/** The messages of a booking's events to its customer and to Karigars, the latest first. */
export async function listBookingMessages(db: Database, id: string): Promise<Listed | undefined> {
  const booking = await selectBooking.first(db, [id]);
  if (!booking) return undefined;
  const rows = await selectMessages.run(db, [id, booking.userId]);
  return {
    messages: rows.map(({ name, ...one }) => ({
      ...one,
      name:
        one.to === 'customer'
          ? shownTo('operations', 'customer.name', name)
          : shownTo('operations', 'karigar.name', name),
      writtenAt: toIndiaIso(one.writtenAt),
      deliveredAt: one.deliveredAt === null ? null : toIndiaIso(one.deliveredAt),
    })),
  };
}

const selectBooking = statement<[string], { userId: string }>({
  name: 'view-booking-messages-of',
  text: 'select user_id as "userId" from bookings where id = $1',
});

/** A message is kept under the name of the event that it tells of. */
const selectMessages = statement<[string, string], Row>({
  name: 'view-booking-messages',
  text: `with told as (select id, type from events where subject = $1::uuid),
    people as (select $2::uuid as id
      union select k.user_id from karigars k where k.user_id is not null and k.id in (
        select o.karigar_id from offers o where o.booking_id = $1::uuid
        union select h.karigar_id from holds h join visits v on v.id = h.booking_id where v.booking_id = $1::uuid))
    select m.id, told.type as about, m.template, case when m.user_id = $2::uuid then 'customer' else 'karigar' end as to,
      coalesce(k.name, u.full_name) as name, m.channel, m.language, m.state,
      coalesce(m.failure = 'no such template', false) as "notRegistered", m.created_at as "writtenAt",
      m.delivered_at as "deliveredAt", m.user_id = $2::uuid and m.channel <> 'push' and m.template not in ${sqlList(NEVER_AGAIN)} as "mayRepeat"
    from people p
      join messages m on m.user_id = p.id and m.key like 'event %' and m.state <> 'withheld'
      join told on told.id::text = split_part(m.key, ' ', 2)
      join users u on u.id = m.user_id left join karigars k on k.user_id = m.user_id and m.user_id <> $2::uuid
    order by m.created_at desc, m.id desc limit 300`,
});
