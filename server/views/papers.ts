import type { PaperInList, PrintedPaper } from '#contract/customer/paper.ts';
import type { readPaper as contract } from '#contract/customer/read-paper.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The papers of one's own booking, the oldest first. */
export const listPapers = async (
  db: Database,
  userId: string,
  bookingId: string,
): Promise<PaperInList[]> => (await selectPapers.run(db, [userId, bookingId])).map(inList);

/** One paper, for the owner of its booking; somebody else's is not found. */
export async function readPaper(
  db: Database,
  userId: string,
  { id, language }: InputOf<typeof contract>,
): Promise<Outcome<OutputOf<typeof contract>, 'paper-not-found'>> {
  const row = await selectPaper.first(db, [userId, id, language]);
  if (!row) return refuse('paper-not-found');
  const { booking_id: bookingId, recipient, address, gstin, printed } = row;
  const recipientLines = [
    ...(address === null ? [] : [address]),
    // The number is called so in all three languages.
    ...(gstin === null ? [] : [`GSTIN ${gstin}`]),
  ];
  const paper = inList(row);
  return accept({ paper, bookingId, recipient: recipient ?? '', recipientLines, printed });
}

/** The business that a booking's next papers are made out to, and whether that may still be changed. */
export const readBusiness = async (db: Database, userId: string, bookingId: string) => {
  const row = await selectBusiness.first(db, [userId, bookingId]);
  const named = row?.name && row.gstin ? { name: row.name, gstin: row.gstin } : null;
  return { named, mayName: row?.may_name ?? false };
};

type Row = {
  id: string;
  kind: PaperInList['kind'];
  number: string;
  amount_paise: Paise;
  issued_at: Instant;
};

const inList = ({ id, kind, number, amount_paise, issued_at }: Row): PaperInList => ({
  id,
  kind,
  number,
  amountPaise: amount_paise,
  issuedAt: toIndiaIso(issued_at),
});

const PAPER = 'p.id, p.kind, p.number, p.amount_paise, p.issued_at';

const selectPapers = statement<[userId: string, bookingId: string], Row>({
  name: 'view-papers',
  text: `select ${PAPER} from papers p join bookings b on b.id = p.booking_id
    where b.user_id = $1 and b.id = $2 order by p.issued_at, p.event_id, p.series desc, p.serial`,
});

const selectBusiness = statement<
  [userId: string, bookingId: string],
  { name: string | null; gstin: string | null; may_name: boolean }
>({
  name: 'view-paper-business',
  text: `select n.name, n.gstin,
      b.status not in ('expired', 'cancelled', 'no_show_customer', 'no_show_provider')
        and not exists (select from papers p where p.booking_id = b.id and p.kind = 'invoice') as may_name
    from bookings b left join paper_businesses n on n.booking_id = b.id where b.user_id = $1 and b.id = $2`,
});

const selectPaper = statement<
  [userId: string, id: string, language: string],
  Row & {
    booking_id: string;
    recipient: string | null;
    address: string | null;
    gstin: string | null;
    printed: PrintedPaper;
  }
>({
  name: 'view-paper',
  text: `select ${PAPER}, p.booking_id, r.name as recipient, r.address, r.gstin, p.printed -> $3 as printed
    from papers p join bookings b on b.id = p.booking_id left join paper_recipients r on r.paper_id = p.id
    where b.user_id = $1 and p.id = $2`,
});
