import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { readTalk as contract } from '#contract/karigar/read-talk.ts';
import type { OutputOf } from '#contract/operation.ts';
import { mayTalk } from '#server/modules/visit/talking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type SaidRow, saidOf, voiceOf } from './said.ts';

/** The talk at a visit that this Karigar leads; nothing when they do not. */
export async function readTalk(
  db: Database,
  userId: string,
  bookingId: string,
): Promise<OutputOf<typeof contract> | undefined> {
  const row = await selectTalk.first(db, [userId, bookingId]);
  if (!row) return undefined;
  return {
    said: row.said.map(saidOf),
    maySay: mayTalk(row.status),
  };
}

const selectTalk = statement<
  [userId: string, bookingId: string],
  {
    status: BookingStatus;
    said: SaidRow[];
  }
>({
  name: 'view-talk',
  text: `select l.status,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'by', t.said_by, 'sentence', t.sentence, 'voice', ${voiceOf('t')},
          'at', floor(extract(epoch from t.said_at) * 1000)) order by t.said_at, t.id), '[]')
        from visit_sentences t where t.booking_id = l.booking_id and t.karigar_id = l.karigar_id) as said
    from led_visits l where l.karigar_user_id = $1 and l.booking_id = $2`,
});
