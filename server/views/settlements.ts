import type { DIFFERENCE_WAYS } from '#contract/ops/answer-difference.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Difference } from '#server/modules/settlement/reconciling.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type SettlementReport = {
  readonly id: string;
  readonly provider: string;
  readonly day: LocalDate;
  readonly readAt: Instant;
  readonly lines: number;
  readonly paymentsPaise: Paise;
  readonly refundsPaise: Paise;
  readonly feesPaise: Paise;
  readonly taxesPaise: Paise;
  readonly differences: readonly {
    readonly kind: Difference['kind'];
    readonly about: Difference['about'];
    readonly gatewayReference: string;
    readonly booking: string | null;
    readonly bookingId: string | null;
    readonly oursPaise: Paise | null;
    readonly theirsPaise: Paise | null;
    readonly proposedBy: string | null;
    readonly matchedWith: string | null;
    readonly position: number;
    readonly answers: readonly {
      readonly way: (typeof DIFFERENCE_WAYS)[number];
      readonly why: string;
      readonly proposes: string | null;
      readonly by: string | null;
      readonly at: Instant;
    }[];
  }[];
};

/** The latest reports of gateways about what they have paid out, each with everything that did not fit. */
export const listSettlements = (db: Database): Promise<SettlementReport[]> =>
  selectSettlements.run(db, [MOST]);

const MOST = 60;

const selectSettlements = statement<[number], SettlementReport>({
  name: 'view-settlements',
  text: `select s.id, s.provider, s.day, s.read_at as "readAt", s.lines, s.payments_paise as "paymentsPaise",
      s.refunds_paise as "refundsPaise", s.fees_paise as "feesPaise", s.taxes_paise as "taxesPaise",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'about', d.about,
          'gatewayReference', d.gateway_reference, 'booking', b.reference, 'bookingId', b.id, 'oursPaise', d.ours_paise,
          'theirsPaise', d.theirs_paise, 'proposedBy', (select p.full_name from settlement_matches m
            join users p on p.id = m.proposed_by where (m.provider, m.kind, m.gateway_reference)
              = (s.provider, d.about, d.gateway_reference) and m.agreed_at is null and not exists (select from settlement_answers x
              where (x.settlement_id, x.position) = (d.settlement_id, d.position) and x.way = 'explained')), 'matchedWith', (select m.our_reference
            from settlement_matches m where (m.provider, m.kind, m.gateway_reference)
              = (s.provider, d.about, d.gateway_reference) and m.agreed_at is not null), 'position', d.position, 'answers',
          (select coalesce(jsonb_agg(jsonb_build_object('way', a.way, 'why', a.why, 'proposes', a.proposes, 'by', u.full_name,
              'at', floor(extract(epoch from a.answered_at) * 1000)) order by a.answered_at, a.id), '[]')
            from settlement_answers a join users u on u.id = a.answered_by
            where a.settlement_id = d.settlement_id and a.position = d.position)) order by d.position), '[]')
        from settlement_differences d left join bookings b on b.id = d.booking_id
        where d.settlement_id = s.id) as differences
    from settlements s order by s.day desc, s.read_at desc limit $1`,
});
