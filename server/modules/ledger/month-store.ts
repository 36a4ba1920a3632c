import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockEach } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { beginOf, endOf, type LedgerMonth, type MonthOfBooks, numberOf } from './closing.ts';

/** Nobody posts in it meanwhile. */
export const lockLedgerMonth = (db: Database, month: LedgerMonth): Promise<unknown> =>
  lockEach(db, 'ledger-month', [numberOf(month)]);

export const findMonth = (db: Database, month: LedgerMonth): Promise<MonthOfBooks | undefined> =>
  selectMonth.first(db, [firstDay(month)]);

/** The first month with an entry that is not closed. */
export const findFirstOpenMonth = async (db: Database): Promise<LedgerMonth | null> =>
  (await selectFirstOpen.first(db, []))?.month ?? null;

/** The number of entries of a month, and the digest over all of them with their lines. */
export async function digestOfMonth(
  db: Database,
  month: LedgerMonth,
): Promise<{ readonly entries: number; readonly digest: string }> {
  const row = await selectDigest.first(db, [new Date(beginOf(month)), new Date(endOf(month))]);
  if (!row) throw new Error('A sum over no rows is a row');
  return row;
}

/** It waits for a second of us from now on, whatever was said of it before. */
export const recordProposal = (
  db: Database,
  month: LedgerMonth,
  { entries, digest }: { readonly entries: number; readonly digest: string },
  by: string,
  at: Instant,
): Promise<number> =>
  upsertProposal.count(db, [
    firstDay(month),
    new Date(beginOf(month)),
    new Date(endOf(month)),
    entries,
    digest,
    by,
    new Date(at),
  ]);

/** Keeps the sums of every account with it. */
export async function recordClosed(
  db: Database,
  month: LedgerMonth,
  by: string,
  at: Instant,
): Promise<void> {
  const day = firstDay(month);
  await insertSums.run(db, [day, new Date(beginOf(month)), new Date(endOf(month))]);
  const closed = await updateClosed.count(db, [day, by, new Date(at)]);
  if (closed !== 1) throw new Error(`${month} was not there to be closed`);
}

const firstDay = (month: LedgerMonth): string => `${month}-01`;

const selectMonth = statement<[string], MonthOfBooks>({
  name: 'ledger-find-month',
  text: `select digest, proposed_by as "proposedBy", closed_at as "closedAt" from ledger_months where month = $1::date`,
});

const selectFirstOpen = statement<[], { month: LedgerMonth | null }>({
  name: 'ledger-first-open-month',
  text: 'select first_open_month() as month',
});

const selectDigest = statement<[from: Date, until: Date], { entries: number; digest: string }>({
  name: 'ledger-digest-of-month',
  text: 'select entries, digest from digest_of_books($1, $2)',
});

const upsertProposal = statement<[string, Date, Date, number, string, string, Date]>({
  name: 'ledger-propose-month',
  text: `insert into ledger_months (month, begins_at, ends_at, entries, digest, proposed_by, proposed_at)
    values ($1::date, $2, $3, $4, $5, $6, $7)
    on conflict (month) do update set entries = excluded.entries, digest = excluded.digest,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`,
});

const updateClosed = statement<[string, string, Date]>({
  name: 'ledger-close-month',
  text: `update ledger_months set closed_by = $2, closed_at = $3 where month = $1::date and closed_at is null`,
});

// An account keeps its row also in a month in which nothing was posted on it: the next begins with it.
const insertSums = statement<[string, Date, Date]>({
  name: 'ledger-keep-sums',
  text: `insert into ledger_month_sums (month, account, opening_paise, debit_paise, credit_paise)
    select $1::date, account, sum(opening), sum(debit), sum(credit) from (
      select account, opening_paise + debit_paise - credit_paise as opening, 0 as debit, 0 as credit from ledger_month_sums
        where month = (select max(month) from ledger_months where closed_at is not null)
      union all
      select l.account, 0, greatest(l.amount_paise, 0), greatest(-l.amount_paise, 0)
        from ledger_entries e join ledger_lines l on l.entry_id = e.id where e.posted_at >= $2 and e.posted_at < $3) sums
    group by account`,
});
