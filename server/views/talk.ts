import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { readTalk as contract } from '#contract/karigar/read-talk.ts';
import type { OutputOf } from '#contract/operation.ts';
import { mayTalk } from '#server/modules/visit/talking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { IS_THEIRS } from './karigar-visit-rows.ts';
import { type SaidRow, saidJson, saidTo, speakerIn } from './said.ts';

/** The talk at a visit to which this Karigar comes; nothing when they do not, or have left it for safety. */
export async function readTalk(
  db: Database,
  userId: string,
  bookingId: string,
): Promise<OutputOf<typeof contract> | undefined> {
  const row = await selectTalk.first(db, [userId, bookingId]);
  if (!row) return undefined;
  return {
    said: row.said.map(saidTo('crew-now')),
    maySay: mayTalk(row.status),
  };
}

const selectTalk = statement<
  [userId: string, bookingId: string],
  {
    status: BookingStatus;
    said: (SaidRow & { readonly own: boolean })[];
  }
>({
  name: 'view-talk',
  text: `select l.status,
      (select coalesce(jsonb_agg(${saidJson('t')} || jsonb_build_object('own', coalesce(${speakerIn('t')} = me.id, false))
          order by t.said_at, t.id), '[]')
        from visit_sentences t where t.booking_id = l.booking_id and t.karigar_id = l.karigar_id) as said
    from led_visits l join bookings b on b.id = l.booking_id join visits v on v.id = b.id join karigars me on ${IS_THEIRS}
    where l.booking_id = $2
      and not exists (select from safety_exits x where x.booking_id = b.id and x.karigar_id = me.id)`,
});
