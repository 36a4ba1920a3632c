import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { exportBooks } from '#contract/ops/export-books.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { rowsAsText, rupees } from './csv.ts';
import { karigarOf } from './ledger-entries.ts';
import { type Span, sumsOf } from './ledger-sums.ts';

type Exported = OutputOf<typeof exportBooks>;
type Asked = Pick<InputOf<typeof exportBooks>, 'book' | 'form' | 'from' | 'until'>;

const MOST = 5_000;
/** A financial year. */
const MOST_DAYS = 366;

/** The books of some days for the accountant, both days included. */
export async function exportedBooks(
  pool: Pool,
  { book, form, from, until }: Asked,
): Promise<Outcome<Exported, 'book-days-invalid' | 'too-many-entries'>> {
  const span = { from: instantInIndia(from), until: instantInIndia(until) + DAY };
  if (span.until <= span.from || span.until - span.from > MOST_DAYS * DAY)
    return refuse('book-days-invalid');
  return book === 'trial-balance' ? trialBalance(pool, form, span) : dayBook(pool, form, span);
}

async function trialBalance(
  pool: Pool,
  form: Asked['form'],
  span: Span,
): Promise<Outcome<Exported, never>> {
  const rows = (await sumsOf(pool, span)).map((one) => [
    one.account,
    ...[one.openingPaise, one.debitPaise, one.creditPaise, one.closingPaise].map(rupees),
  ]);
  const names = ['account', 'opening', 'debit', 'credit', 'closing'];
  return accept({ text: rowsAsText(form, names, rows), bookingIds: [], karigarIds: [] });
}

const DAY_BOOK = [
  ...['entry', 'postedAt', 'happenedAt', 'kind', 'reference', 'event', 'booking', 'account'],
  ...['debit', 'credit'],
];

async function dayBook(
  pool: Pool,
  form: Asked['form'],
  { from, until }: Span,
): Promise<Outcome<Exported, 'too-many-entries'>> {
  const entries = await selectDayBook.run(pool, [new Date(from), new Date(until), MOST + 1]);
  if (entries.length > MOST) return refuse('too-many-entries');
  const rows = entries.flatMap((one) =>
    one.lines.map(({ account, amountPaise }) => [
      ...[one.id, toIndiaIso(one.postedAt), toIndiaIso(one.happenedAt), one.kind, one.reference],
      ...[one.eventType, one.booking ?? '', account],
      ...[rupees(Math.max(amountPaise, 0)), rupees(Math.max(-amountPaise, 0))],
    ]),
  );
  const karigars = entries.flatMap(({ lines }) =>
    lines.flatMap(({ account }) => karigarOf(account)),
  );
  return accept({
    text: rowsAsText(form, DAY_BOOK, rows),
    bookingIds: [...new Set(entries.flatMap(({ bookingId }) => bookingId ?? []))],
    karigarIds: [...new Set(karigars)],
  });
}

type Row = {
  readonly id: number;
  readonly postedAt: Instant;
  readonly happenedAt: Instant;
  readonly kind: string;
  readonly reference: string;
  readonly eventType: string;
  readonly bookingId: string | null;
  readonly booking: string | null;
  readonly lines: readonly { readonly account: string; readonly amountPaise: Paise }[];
};

const selectDayBook = statement<[from: Date, until: Date, most: number], Row>({
  name: 'view-ledger-day-book',
  text: `select e.id, e.posted_at as "postedAt", coalesce(e.happened_at, e.posted_at) as "happenedAt", e.kind, e.reference,
      ev.type as "eventType", e.booking_id as "bookingId", b.reference as booking,
      (select jsonb_agg(jsonb_build_object('account', l.account, 'amountPaise', l.amount_paise) order by l.position)
        from ledger_lines l where l.entry_id = e.id) as lines
    from ledger_entries e join events ev on ev.id = e.event_id left join bookings b on b.id = e.booking_id
    where e.posted_at >= $1 and e.posted_at < $2 order by e.posted_at, e.id limit $3`,
});
