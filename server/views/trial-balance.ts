import type { OutputOf } from '#contract/operation.ts';
import type { readTrialBalance as promise } from '#contract/ops/read-trial-balance.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import {
  beginOf,
  endOf,
  type LedgerMonth,
  type MonthOfBooks,
  nextMonth,
} from '#server/modules/ledger/closing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { sumsOf } from './ledger-sums.ts';

type Shown = OutputOf<typeof promise>;
type State = Shown['state'];

/** The books of a month as of one moment, and how far the closing of months has come. */
export const readTrialBalance = (
  pool: Pool,
  { month: asked, by }: { readonly month: LedgerMonth | undefined; readonly by: string },
  now: Instant,
): Promise<Shown> =>
  snapshot(pool, async (db) => {
    const running = dateInIndia(now).slice(0, 7);
    const month = asked ?? running;
    const said = new Map((await selectMonths.run(db, [])).map((one) => [one.month, one]));
    const books = await selectBooks.first(db, [new Date(beginOf(month)), new Date(endOf(month))]);
    if (!books) throw new Error('A sum over no rows is a row');
    const { firstOpen, entries, digest } = books;
    const stateOf = (one: LedgerMonth): State => {
      const known = said.get(one);
      if (known?.closedAt) return 'closed';
      if (one >= running) return 'running';
      return known ? 'waits' : 'open';
    };
    const known = said.get(month);
    const first = [...said.keys()][0] ?? firstOpen ?? running;
    const isOpen = stateOf(month) === 'open' || stateOf(month) === 'waits';
    return {
      month,
      state: stateOf(month),
      accounts: await sumsOf(db, { from: beginOf(month), until: endOf(month) }),
      ...{ entries, digest },
      proposedBy: known?.proposer ?? null,
      closedBy: known?.closer ?? null,
      closedAt: known?.closedAt ? toIndiaIso(known.closedAt) : null,
      mine: known?.proposedBy === by,
      earlierOpen: isOpen && firstOpen !== null && firstOpen < month ? firstOpen : null,
      months: monthsBetween(first, running).map((one) => ({ month: one, state: stateOf(one) })),
    };
  });

/** The latest first. */
function monthsBetween(first: LedgerMonth, last: LedgerMonth): LedgerMonth[] {
  const months: LedgerMonth[] = [last];
  for (let one = first; one < last; one = nextMonth(one)) months.push(one);
  return months.toSorted().reverse();
}

type Said = MonthOfBooks & {
  readonly month: LedgerMonth;
  readonly proposer: string | null;
  readonly closer: string | null;
};

const selectMonths = statement<[], Said>({
  name: 'view-ledger-months',
  text: `select to_char(m.month, 'YYYY-MM') as month, m.digest, m.proposed_by as "proposedBy", m.closed_at as "closedAt",
      p.full_name as proposer, c.full_name as closer
    from ledger_months m left join users p on p.id = m.proposed_by left join users c on c.id = m.closed_by
    order by m.month`,
});

const selectBooks = statement<
  [from: Date, until: Date],
  { entries: number; digest: string; firstOpen: LedgerMonth | null }
>({
  name: 'view-ledger-books-of-month',
  text: 'select entries, digest, first_open_month() as "firstOpen" from digest_of_books($1, $2)',
});
