import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Paper, PaperKind } from './paper.ts';
import { SERIES } from './series.ts';

/** The person a paper is made out to, with the name and address of that time, or their business. */
export type Recipient = {
  readonly name: string;
  readonly address: string | null;
  readonly gstin: string | null;
};

export type NewPaper = Paper & {
  readonly bookingId: string;
  readonly year: number;
  readonly serial: number;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly adjustedPaise: Paise;
  readonly recipient: Recipient;
  /** In each language, as it is shown. */
  readonly printed: object;
};

/** The papers of a booking in the order in which they were issued. */
export const listPapers = (db: Database, bookingId: string): Promise<Paper[]> =>
  selectPapers.run(db, [bookingId]);

/**
 * Takes the next numbers of a series and answers the first of them. Until the transaction ends nobody else takes one of
 * it; given back with the transaction, they are the next again.
 */
export async function takeNumbers(
  db: Database,
  {
    kind,
    year,
    count,
  }: { readonly kind: PaperKind; readonly year: number; readonly count: number },
): Promise<number> {
  const row = await updateSeries.first(db, [SERIES[kind], year, count]);
  return (row as { last: number }).last - count + 1;
}

export async function recordPaper(db: Database, paper: NewPaper): Promise<void> {
  await insertPaper.run(db, [
    paper.id,
    paper.bookingId,
    paper.eventId,
    paper.kind,
    SERIES[paper.kind],
    paper.year,
    paper.serial,
    paper.number,
    paper.about,
    paper.amountPaise,
    paper.taxablePaise,
    paper.cgstPaise,
    paper.sgstPaise,
    paper.adjustedPaise,
    new Date(paper.issuedAt),
    JSON.stringify(paper.printed),
    paper.recipient.name,
    paper.recipient.address,
    paper.recipient.gstin,
  ]);
}

const selectPapers = statement<[string], Paper>({
  name: 'paper-list',
  text: `select id, event_id as "eventId", kind, number, about, amount_paise as "amountPaise", issued_at as "issuedAt"
    from papers where booking_id = $1 order by issued_at, event_id, series, serial`,
});

const updateSeries = statement<[series: string, year: number, count: number], { last: number }>({
  name: 'paper-take-numbers',
  text: `insert into paper_series as s (series, year, last) values ($1, $2, $3)
    on conflict (series, year) do update set last = s.last + excluded.last returning last`,
});

const insertPaper = statement<
  [
    id: string,
    bookingId: string,
    eventId: number,
    kind: string,
    series: string,
    year: number,
    serial: number,
    number: string,
    about: string | null,
    amountPaise: Paise,
    taxablePaise: Paise,
    cgstPaise: Paise,
    sgstPaise: Paise,
    adjustedPaise: Paise,
    issuedAt: Date,
    printed: string,
    recipient: string,
    address: string | null,
    gstin: string | null,
  ]
>({
  name: 'paper-record',
  text: `with paper as (
      insert into papers (id, booking_id, event_id, kind, series, year, serial, number, about, amount_paise,
        taxable_paise, cgst_paise, sgst_paise, adjusted_paise, issued_at, printed)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id)
    insert into paper_recipients (paper_id, name, address, gstin) select id, $17, $18, $19 from paper`,
});
