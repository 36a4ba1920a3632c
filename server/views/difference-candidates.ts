import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listDifferenceCandidates as promise } from '#contract/ops/list-difference-candidates.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, DAY, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { isAlike, needsTwoToMatch } from '#server/modules/settlement/matching.ts';
import type { Line } from '#server/modules/settlement/reconciling.ts';
import { LOOKED_FOR_DAYS } from '#server/modules/settlement/terms.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Nobody chooses among more; a rarer amount or another booking has to be looked for at the gateway. */
const MOST = 50;
/** Names are compared here: so many of the nearest to the payout are looked at. */
const LOOKED_AT = 1_000;

/** Payments or refunds that an unknown line of a report may be: the proposed one, then names that are alike, then the latest. */
export async function listDifferenceCandidates(
  db: Database,
  { settlementId, position, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Outcome<OutputOf<typeof promise>, 'difference-not-found' | 'difference-not-matchable'>> {
  const told = await selectLine.first(db, [settlementId, position]);
  if (!told) return refuse('difference-not-found');
  const { line, provider, day } = told;
  if (told.difference !== 'missing-here' || !line || line.kind === 'adjustment')
    return refuse('difference-not-matchable');
  const { kind, gatewayReference, amountPaise, feePaise, taxPaise } = line;
  const from = new Date(instantInIndia(addDays(day, -LOOKED_FOR_DAYS)));
  const until = new Date(instantInIndia(day) + DAY);
  const select = kind === 'payment' ? selectPayments : selectRefunds;
  const rows = await select.run(db, [
    provider,
    amountPaise,
    from,
    until,
    LOOKED_AT,
    gatewayReference,
  ]);
  const candidates = rows.map(({ at, proposedBy, proposerName, ...one }) => {
    const ours = {
      kind,
      gatewayReference: one.ourReference,
      amountPaise,
      bookingId: one.bookingId,
    };
    return {
      ...one,
      at: toIndiaIso(at),
      isAlike: isAlike(gatewayReference, one.ourReference),
      needsTwo: needsTwoToMatch({ line, ours }, needsSecondPerson),
      proposedBy: proposerName,
      mine: proposedBy === by,
    };
  });
  const sorted = candidates.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, MOST);
  return accept({ amountPaise, feePaise, taxPaise, candidates: sorted });
}

/** The one that a colleague waits for comes first, then names that are alike. */
const rankOf = (one: { readonly proposedBy: string | null; readonly isAlike: boolean }): number =>
  (one.proposedBy === null ? 0 : 2) + (one.isAlike ? 1 : 0);

const selectLine = statement<
  [string, number],
  { provider: string; day: string; difference: string; line: Line | null }
>({
  name: 'view-difference-line',
  text: `select s.provider, s.day, d.kind as difference,
      case when l.provider is not null then jsonb_build_object('kind', l.kind, 'gatewayReference', l.gateway_reference,
        'amountPaise', l.amount_paise, 'feePaise', l.fee_paise, 'taxPaise', l.tax_paise) end as line
    from settlement_differences d join settlements s on s.id = d.settlement_id
      left join settlement_lines l on (l.provider, l.kind, l.gateway_reference) = (s.provider, d.about, d.gateway_reference)
    where d.settlement_id = $1 and d.position = $2`,
});

type Row = {
  ourReference: string;
  bookingId: string;
  booking: string;
  at: Instant;
  proposedBy: string | null;
  proposerName: string | null;
};
type Asked = [string, number, Date, Date, number, string];

const candidatesFrom = (money: string, kind: 'payment' | 'refund') => `with ours as (${money})
    select o."ourReference", o."bookingId", b.reference as booking, o.at, m.proposed_by as "proposedBy",
      u.full_name as "proposerName"
    from ours o join bookings b on b.id = o."bookingId"
      left join settlement_matches m on m.provider = $1 and m.kind = '${kind}' and m.gateway_reference = $6
        and m.our_reference = o."ourReference" and m.agreed_at is null
      left join users u on u.id = m.proposed_by
    where not exists (select from settlement_lines l
      where l.provider = $1 and l.kind = '${kind}' and l.gateway_reference = o."ourReference")
    order by (m.proposed_by is null), o.at desc limit $5`;

const selectPayments = statement<Asked, Row>({
  name: 'view-difference-payments',
  text: candidatesFrom(
    `select gateway_reference as "ourReference", booking_id as "bookingId", settled_at as at from payment_attempts
      where provider = $1 and state = 'succeeded' and amount_paise = $2 and settled_at >= $3 and settled_at < $4`,
    'payment',
  ),
});

const selectRefunds = statement<Asked, Row>({
  name: 'view-difference-refunds',
  text: candidatesFrom(
    `select reference as "ourReference", booking_id as "bookingId", paid_at as at from transfers
      where purpose = 'refund' and provider = $1 and state = 'paid' and amount_paise = $2 and paid_at >= $3 and paid_at < $4`,
    'refund',
  ),
});
