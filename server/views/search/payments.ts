import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { searchOps as contract } from '#contract/ops/search-ops.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Payment = OutputOf<typeof contract>['payments'][number];
type Row = Omit<Payment, 'at'> & { at: Instant };

/** All money that is known under this number: to us, to a gateway, to a bank, on a receipt or a tax document. */
export async function paymentsBy(db: Database, number: string): Promise<Payment[]> {
  const spelt = [...new Set([number, number.toUpperCase(), number.toLowerCase()])];
  const rows = await selectKnownAs.run(db, [spelt, PAYMENT_PROVIDERS]);
  return rows.map((one) => ({ ...one, at: toIndiaIso(one.at) }));
}

const NOBODY = `null::integer as "karigarId", null::uuid as "userId"`;

const selectKnownAs = statement<[readonly string[], readonly string[]], Row>({
  name: 'search-payments',
  text: `select * from (
      (select 'payment' as kind, a.id::text as id, coalesce(a.gateway_reference, a.order_reference) as reference,
          a.amount_paise as "amountPaise", a.state, a.created_at as at, a.booking_id as "bookingId", ${NOBODY}
        from payment_attempts a where a.order_reference = any($1)
          or a.provider = any($2) and a.gateway_reference = any($1) limit 20)
      union all
      (select t.purpose, t.id::text, t.reference, t.amount_paise, t.state, coalesce(t.paid_at, t.requested_at),
          t.booking_id, t.karigar_id, t.user_id
        from transfers t where t.reference = any($1) limit 20)
      union all
      (select 'receipt', c.id::text, c.receipt, c.amount_paise, 'paid', c.counted_at, c.booking_id, c.karigar_id, null
        from cash_counted c where c.receipt = any($1))
      union all
      (select 'tax-document', d.id::text, d.number, d.amount_paise, d.kind, d.issued_at, d.booking_id, null, null
        from tax_documents d where d.number = any($1))
      union all
      (select distinct 'settlement', s.id::text, l.payout_reference, s.payments_paise, s.provider, s.read_at,
          null::uuid, null::integer, null::uuid
        from settlement_lines l join settlements s on s.id = l.settlement_id
        where l.payout_reference = any($1) limit 20)) known
    order by at desc, id limit 20`,
});
