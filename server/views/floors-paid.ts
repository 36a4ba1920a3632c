import type { readEarnings as promise } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Account } from '#server/modules/ledger/accounts.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Paid = {
  date: LocalDate;
  floorPaise: Paise;
  earnedPaise: Paise;
  grossPaise: Paise;
  taxPaise: Paise;
};

/** Pay that was missing of committed days, by the books of a stretch of time. */
export async function listFloorsPaid(
  db: Database,
  { id, payable }: { readonly id: number; readonly payable: Account },
  [from, until]: readonly [Instant, Instant],
): Promise<OutputOf<typeof promise>['floors']> {
  const rows = await selectPaid.run(db, [payable, new Date(from), new Date(until), id]);
  return rows.map(({ taxPaise, ...one }) => ({
    ...one,
    deductions: taxPaise > 0 ? [{ kind: 'income-tax', amountPaise: taxPaise }] : [],
    netPaise: one.grossPaise - taxPaise,
  }));
}

const selectPaid = statement<[string, Date, Date, number], Paid>({
  name: 'view-floors-paid',
  text: `select ev.data ->> 'on' as date, (ev.data ->> 'floorPaise')::bigint as "floorPaise",
      (ev.data ->> 'earnedPaise')::bigint as "earnedPaise", -l.amount_paise as "grossPaise",
      coalesce(t.kept_paise, 0)::bigint as "taxPaise"
    from ledger_lines l join ledger_entries e on e.id = l.entry_id and e.kind = 'day-floor-paid'
      join events ev on ev.id = e.event_id
      left join income_tax_kept t on t.event_id = e.event_id and t.karigar_id = $4
    where l.account = $1 and e.posted_at >= $2 and e.posted_at < $3 order by date, e.id`,
});
