import type { OutputOf } from '#contract/operation.ts';
import type { readCustomerRecords } from '#contract/ops/read-customer-records.ts';
import type { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type SaidRow, saidJson, saidTo } from './said.ts';

type OfCustomer = OutputOf<typeof readCustomerRecords>;
type Said = SaidRow & Pick<OfCustomer['said'][number], 'bookingId' | 'reference' | 'karigarId'>;
type Document = Omit<OfCustomer['documents'][number], 'issuedAt'> & { readonly issuedAt: Instant };

/** Bills and talk of the latest bookings of a customer, the latest first. */
export async function readRecordsOfCustomer(
  db: Database,
  userId: string,
): Promise<OfCustomer | undefined> {
  const row = await selectOfCustomer.first(db, [userId]);
  if (!row) return undefined;
  return {
    documents: row.documents.map((one) => ({ ...one, issuedAt: toIndiaIso(one.issuedAt) })),
    said: row.said.map(saidTo('operations')),
  };
}

/** The talk at the latest visits of a Karigar, the latest first. */
export async function readRecordsOfKarigar(
  db: Database,
  karigarId: number,
): Promise<OutputOf<typeof readKarigarRecords> | undefined> {
  const row = await selectOfKarigar.first(db, [karigarId]);
  return row && { said: row.said.map(saidTo('operations')) };
}

const MOST_SAID = 60;

/** Rows of `s` with their booking `b` as JSON, the latest first. */
const SAID = `coalesce(jsonb_agg(${saidJson('s')}
    || jsonb_build_object('bookingId', s.booking_id, 'reference', s.reference, 'karigarId', s.karigar_id)
  order by s.said_at desc, s.id desc), '[]')`;

/** Visit by visit: nobody's page walks what everybody has said. */
const TALK_OF = `select * from visit_sentences t where t.booking_id = b.id order by t.said_at desc limit ${MOST_SAID}`;

const selectOfCustomer = statement<[string], { documents: Document[]; said: Said[] }>({
  name: 'view-customer-records',
  text: `with latest as materialized (
      select id, reference from bookings where user_id = $1 order by created_at desc limit 30)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'number', t.number, 'bookingId', b.id,
          'reference', b.reference, 'amountPaise', t.amount_paise,
          'issuedAt', floor(extract(epoch from t.issued_at) * 1000)) order by t.issued_at desc, t.series, t.serial desc), '[]')
        from latest b cross join lateral (select * from tax_documents t where t.booking_id = b.id offset 0) t) as documents,
      (select ${SAID} from (select b.reference, x.* from latest b cross join lateral (${TALK_OF}) x
        order by x.said_at desc, x.id desc limit ${MOST_SAID}) s) as said
    from users u where u.id = $1`,
});

const selectOfKarigar = statement<[number], { said: Said[] }>({
  name: 'view-karigar-records',
  text: `with latest as materialized (
      select booking_id as id from holds where karigar_id = $1 order by starts_at desc limit 30)
    select (select ${SAID} from (select b.reference, x.* from latest b0 join bookings b on b.id = b0.id
        cross join lateral (${TALK_OF}) x where x.karigar_id = $1 or x.speaker_id = $1
      order by x.said_at desc, x.id desc limit ${MOST_SAID}) s) as said
    from karigars k where k.id = $1`,
});
