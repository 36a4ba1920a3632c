import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A series of which a number is missing, or was given twice, or taken for no tax document. */
export type BrokenSeries = {
  readonly series: string;
  readonly year: number;
  readonly last: number;
  readonly documents: number;
};

export const listBrokenSeries = (db: Database): Promise<BrokenSeries[]> =>
  selectBrokenSeries.run(db, []);

const selectBrokenSeries = statement<[], BrokenSeries>({
  name: 'tax-document-list-broken-series',
  text: `select coalesce(s.series, p.series) as series, coalesce(s.year, p.year) as year,
      coalesce(s.last, 0) as last, coalesce(p.tax_documents, 0)::int as tax_documents
    from tax_document_series s full join
      (select series, year, count(*) as tax_documents, min(serial) as first, max(serial) as last from tax_documents group by 1, 2) p
        on p.series = s.series and p.year = s.year
    where s.last is distinct from p.last or p.tax_documents is distinct from p.last or p.first is distinct from 1
    order by 1, 2`,
});

/** One booking's money by its tax documents: held for the customer, and earned from them. */
export type MoneyOnTaxDocuments = {
  readonly bookingId: string;
  readonly heldPaise: Paise;
  readonly earnedPaise: Paise;
};

export const listMoneyOnTaxDocuments = (
  db: Database,
  bookingIds: readonly string[],
): Promise<MoneyOnTaxDocuments[]> => selectMoney.run(db, [bookingIds]);

const selectMoney = statement<[readonly string[]], MoneyOnTaxDocuments>({
  name: 'tax-document-list-money',
  text: `select booking_id as "bookingId",
      sum(case kind when 'receipt' then amount_paise when 'refund' then -amount_paise else -adjusted_paise end)::bigint
        as "heldPaise",
      sum(case kind when 'invoice' then amount_paise when 'credit-note' then -amount_paise else 0 end)::bigint as "earnedPaise"
    from tax_documents where booking_id = any($1::uuid[]) group by booking_id`,
});
