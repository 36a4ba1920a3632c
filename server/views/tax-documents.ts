import { PHASES } from '#contract/booking-phases.ts';
import type { readTaxDocument as contract } from '#contract/customer/read-tax-document.ts';
import type { PrintedTaxDocument, TaxDocumentInList } from '#contract/customer/tax-document.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The tax documents of one's own booking, the oldest first. */
export const listTaxDocuments = async (
  db: Database,
  userId: string,
  bookingId: string,
): Promise<TaxDocumentInList[]> =>
  (await selectTaxDocuments.run(db, [userId, bookingId])).map(inList);

/** One tax document, for the owner of its booking; somebody else's is not found. */
export async function readTaxDocument(
  db: Database,
  userId: string,
  { id, language }: InputOf<typeof contract>,
): Promise<Outcome<OutputOf<typeof contract>, 'tax-document-not-found'>> {
  const row = await selectTaxDocument.first(db, [userId, id, language]);
  if (!row) return refuse('tax-document-not-found');
  const { booking_id: bookingId, recipient, address, gstin, printed } = row;
  const recipientLines = [
    ...(address === null ? [] : [address]),
    // The number is called so in all three languages.
    ...(gstin === null ? [] : [`GSTIN ${gstin}`]),
  ];
  const taxDocument = inList(row);
  return accept({ taxDocument, bookingId, recipient: recipient ?? '', recipientLines, printed });
}

/** The business that a booking's next tax documents are made out to, and whether that may still be changed. */
export const readBusiness = async (db: Database, userId: string, bookingId: string) => {
  const row = await selectBusiness.first(db, [userId, bookingId]);
  const named = row?.name && row.gstin ? { name: row.name, gstin: row.gstin } : null;
  return { named, mayName: row?.may_name ?? false };
};

type Row = {
  id: string;
  kind: TaxDocumentInList['kind'];
  number: string;
  amount_paise: Paise;
  issued_at: Instant;
};

const inList = ({ id, kind, number, amount_paise, issued_at }: Row): TaxDocumentInList => ({
  id,
  kind,
  number,
  amountPaise: amount_paise,
  issuedAt: toIndiaIso(issued_at),
});

const TAX_DOCUMENT = 'p.id, p.kind, p.number, p.amount_paise, p.issued_at';

const selectTaxDocuments = statement<[userId: string, bookingId: string], Row>({
  name: 'view-tax-documents',
  text: `select ${TAX_DOCUMENT} from tax_documents p join bookings b on b.id = p.booking_id
    where b.user_id = $1 and b.id = $2 order by p.issued_at, p.event_id, p.series desc, p.serial`,
});

const selectBusiness = statement<
  [userId: string, bookingId: string],
  { name: string | null; gstin: string | null; may_name: boolean }
>({
  name: 'view-tax-document-business',
  text: `select n.name, n.gstin,
      b.status not in ${sqlList(PHASES.dropped)}
        and not exists (select from tax_documents p where p.booking_id = b.id and p.kind = 'invoice') as may_name
    from bookings b left join tax_document_businesses n on n.booking_id = b.id where b.user_id = $1 and b.id = $2`,
});

const selectTaxDocument = statement<
  [userId: string, id: string, language: string],
  Row & {
    booking_id: string;
    recipient: string | null;
    address: string | null;
    gstin: string | null;
    printed: PrintedTaxDocument;
  }
>({
  name: 'view-tax-document',
  text: `select ${TAX_DOCUMENT}, p.booking_id, r.name as recipient, r.address, r.gstin, p.printed -> $3 as printed
    from tax_documents p join bookings b on b.id = p.booking_id left join tax_document_recipients r on r.tax_document_id = p.id
    where b.user_id = $1 and p.id = $2`,
});
