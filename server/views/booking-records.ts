import type { OutputOf } from '#contract/operation.ts';
import type { readBookingRecords as promise } from '#contract/ops/read-booking-records.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type SaidRow, saidJson, saidTo } from './said.ts';

type Records = OutputOf<typeof promise>;
type Timed<One> = Omit<One, 'at'> & { at: Instant };
type Row = {
  documents: (Omit<Records['documents'][number], 'issuedAt'> & { issuedAt: Instant })[];
  photos: Timed<Records['photos'][number]>[];
  said: SaidRow[];
};

/** Documents, pictures and conversation of a booking, each the oldest first. */
export async function readBookingRecords(db: Database, id: string): Promise<Records | undefined> {
  const row = await selectRecords.first(db, [id]);
  if (!row) return undefined;
  return {
    documents: row.documents.map((one) => ({ ...one, issuedAt: toIndiaIso(one.issuedAt) })),
    photos: shownTo('operations', 'visit.photos', row.photos).map((one) => ({
      ...one,
      at: toIndiaIso(one.at),
    })),
    said: row.said.map(saidTo('operations')),
  };
}

const ms = (column: string): string => `floor(extract(epoch from ${column}) * 1000)`;

const selectRecords = statement<[string], Row>({
  name: 'view-booking-records',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'number', t.number,
      'amountPaise', t.amount_paise, 'issuedAt', ${ms('t.issued_at')}) order by t.issued_at, t.event_id, t.series desc, t.serial)
      from tax_documents t where t.booking_id = b.id), '[]') as documents,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'at', ${ms('p.at')}) order by p.at, p.id)
      from (select id, kind, taken_at as at from visit_photos where booking_id = b.id
        union all select id, 'complaint', added_at from dispute_photos where booking_id = b.id) p), '[]') as photos,
    coalesce((select jsonb_agg(${saidJson('s')} order by s.said_at, s.id) from visit_sentences s where s.booking_id = b.id), '[]') as said
    from bookings b where b.id = $1`,
});
