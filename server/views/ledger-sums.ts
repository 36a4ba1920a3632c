import type { AccountSums } from '#contract/ops/ledger.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Span = { readonly from: Instant; readonly until: Instant };

/**
 * Every account before, within and after a span; those of Karigars are one account of each kind, because the balance shows
 * nobody. What stands in a closed month is read from its kept sums.
 */
export const sumsOf = async (db: Database, { from, until }: Span): Promise<AccountSums[]> =>
  (await selectSums.run(db, [new Date(from), new Date(until)])).map(summed);

/** One account, or all of its kind; nothing where nothing was ever posted on it. */
export async function sumsOfAccount(
  db: Database,
  account: string,
  { from, until }: Span,
): Promise<AccountSums | undefined> {
  const row = await selectOne.first(db, [new Date(from), new Date(until), account]);
  return row?.is_known ? summed({ ...row, account }) : undefined;
}

type Row = {
  account: string;
  opening: Paise;
  debit: Paise;
  credit: Paise;
};

const summed = ({ account, opening, debit, credit }: Row): AccountSums => ({
  account,
  openingPaise: opening,
  debitPaise: debit,
  creditPaise: credit,
  closingPaise: opening + debit - credit,
});

const MOVES = `with closed as (select month, ends_at from ledger_months where closed_at is not null and ends_at <= $1
      order by month desc limit 1),
    moves as (
      select s.account, s.opening_paise + s.debit_paise - s.credit_paise as opening, 0::bigint as debit, 0::bigint as credit
        from ledger_month_sums s join closed using (month)
      union all
      select l.account, case when e.posted_at < $1 then l.amount_paise else 0 end,
          case when e.posted_at >= $1 then greatest(l.amount_paise, 0) else 0 end,
          case when e.posted_at >= $1 then greatest(-l.amount_paise, 0) else 0 end
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.posted_at < $2 and e.posted_at >= coalesce((select ends_at from closed), '-infinity'))`;

const SUMS = `coalesce(sum(opening), 0)::bigint as opening, coalesce(sum(debit), 0)::bigint as debit,
      coalesce(sum(credit), 0)::bigint as credit`;

const selectSums = statement<[from: Date, until: Date], Row>({
  name: 'view-ledger-sums',
  text: `${MOVES}
    select regexp_replace(account, '^(karigar_payable|cash_with_karigar):.*', '\\1') as account, ${SUMS}
    from moves group by 1 order by 1`,
});

const selectOne = statement<
  [from: Date, until: Date, account: string],
  Omit<Row, 'account'> & { is_known: boolean }
>({
  name: 'view-ledger-sums-of-account',
  text: `${MOVES}
    select ${SUMS}, count(*) > 0 as is_known from moves
    where account = $3 or starts_with(account, $3 || ':')`,
});
