/** For a payout `p` of a Karigar: the income tax kept of what they earned since the payout before. */
export const INCOME_TAX_KEPT = `(select coalesce(sum(t.kept_paise), 0)::bigint from income_tax_kept t
  where t.karigar_id = p.karigar_id and t.credited_at <= p.requested_at and t.credited_at > coalesce(
    (select max(q.requested_at) from transfers q where q.karigar_id = p.karigar_id and q.requested_at < p.requested_at), '-infinity'))`;
