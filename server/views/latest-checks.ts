import type { CheckKind } from '#contract/karigar-checks.ts';
import type { LocalDate } from '#kernel/time.ts';

export type LatestCheck = {
  readonly kind: CheckKind;
  readonly number: string | null;
  readonly checkedOn: LocalDate;
  readonly validUntil: LocalDate | null;
  readonly byName: string | null;
};

/** The check of each kind that counts for somebody, as one JSON value; `person` is SQL. */
export const LATEST_CHECKS = (person: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'number', c.number, 'checkedOn', c.checked_on,
        'validUntil', c.valid_until, 'byName', u.full_name) order by c.kind)
      from (select distinct on (kind) * from karigar_checks where user_id = ${person}
        order by kind, checked_on desc, recorded_at desc) c left join users u on u.id = c.recorded_by), '[]')`;
