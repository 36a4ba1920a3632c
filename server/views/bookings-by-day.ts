import { PHASES } from '#contract/booking-phases.ts';
import type { MoneyState } from '#contract/bookings-listed.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { exportBookings } from '#contract/ops/export-bookings.ts';
import type { listBookingsByDay as promise } from '#contract/ops/list-bookings-by-day.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant, instantInIndia } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Row as BookingRow, SELECT_BOOKING, viewOf } from './booking-rows.ts';
import type { ViewedAt } from './booking-view.ts';
import { csvOf } from './csv.ts';
import { OLDEST, type PageCursor, readCursor } from './page-cursor.ts';

type Listed = OutputOf<typeof promise>;
type One = Listed['bookings'][number];
type Filter = Omit<InputOf<typeof promise>, 'after'>;

const PAGE = 50;
const MOST_EXPORTED = 5_000;
/** Two months, and a little. */
const MOST_DAYS = 62;

/** The bookings of some days in the order of their hours, a page at a time by hour and id: new ones shift no page. */
export async function listBookingsByDay(
  db: Database,
  { after, ...filter }: InputOf<typeof promise>,
  at: ViewedAt,
): Promise<Outcome<Listed, 'cursor-invalid' | 'days-invalid'>> {
  const cursor = after === undefined ? OLDEST : readCursor(after);
  if (!cursor) return refuse('cursor-invalid');
  const rows = await select(db, filter, { cursor, most: PAGE + 1, now: at.now });
  if (!rows) return refuse('days-invalid');
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next = rows.length > PAGE && last ? `${last.starts_at}.${last.id}` : null;
  return accept({ bookings: page.map((row) => oneOf(row, at)), next });
}

/** The same as a file that spreadsheets open; no cell begins a formula. */
export async function bookingsAsCsv(
  db: Database,
  filter: Filter,
  at: ViewedAt,
): Promise<Outcome<OutputOf<typeof exportBookings>, 'days-invalid' | 'too-many-rows'>> {
  const rows = await select(db, filter, { cursor: OLDEST, most: MOST_EXPORTED + 1, now: at.now });
  if (!rows) return refuse('days-invalid');
  if (rows.length > MOST_EXPORTED) return refuse('too-many-rows');
  const all = rows.map((row) => oneOf(row, at));
  const csv = csvOf(
    COLUMNS,
    all.map((one) => COLUMNS.map((name) => textOf(one, name))),
  );
  return accept({ csv, bookingIds: all.map(({ id }) => id) });
}

const COLUMNS = [
  ...(['reference', 'startsAt', 'serviceName', 'status', 'customerName', 'pincode'] as const),
  ...(['karigarName', 'totalPaise', 'duePaise'] as const),
] as const;

/** Amounts in rupees, as an accountant reads them. */
const textOf = (one: One, name: (typeof COLUMNS)[number]): string =>
  name === 'totalPaise' || name === 'duePaise'
    ? (one[name] / 100).toFixed(2)
    : String(one[name] ?? '');

const oneOf = (row: Row, at: ViewedAt): One => {
  const view = viewOf(row, at);
  return {
    ...{ id: row.id, reference: row.reference, status: row.status, startsAt: view.startsAt },
    ...{ serviceName: row.service_name, openItems: row.open_items },
    customerName: shownTo('operations', 'customer.name', row.customer_name),
    pincode: row.address.pincode ?? null,
    karigarName: shownTo('operations', 'karigar.name', row.karigar_name),
    totalPaise: view.payment.totalPaise,
    duePaise: view.payment.dueAllPaise,
  };
};

async function select(
  db: Database,
  { from, until, status, serviceId, pincode, money }: Filter,
  {
    cursor,
    most,
    now,
  }: { readonly cursor: PageCursor; readonly most: number; readonly now: Instant },
): Promise<Row[] | undefined> {
  const [begins, ends] = [instantInIndia(from, 0), instantInIndia(until, 0) + DAY];
  if (ends <= begins || ends - begins > MOST_DAYS * DAY) return undefined;
  return selectBookings.run(db, [
    ...([new Date(begins), new Date(ends), new Date(cursor.at), cursor.id] as const),
    ...([status ?? null, serviceId ?? null, pincode ?? null, money ?? null, most] as const),
    new Date(now),
  ]);
}

type Row = BookingRow & {
  customer_name: string | null;
  karigar_name: string | null;
  open_items: number;
};

type Asked = [
  from: Date,
  until: Date,
  after: Date,
  afterId: string,
  status: string | null,
  serviceId: number | null,
  pincode: string | null,
  money: MoneyState | null,
  most: number,
  now: Date,
];

const OVER = sqlList(PHASES.dropped);
const UNPAID = `exists (select from instalments i where i.booking_id = page.id and i.paid_at is null
  and i.waived_at is null and page.status not in ${OVER}`;

const selectBookings = statement<Asked, Row>({
  name: 'view-bookings-by-day',
  text: `with page as (
      select page.id from bookings page where page.starts_at >= $1 and page.starts_at < $2
        and (page.starts_at, page.id) > ($3, $4::uuid)
        and ($5::text is null or page.status = $5) and ($6::int is null or page.service_id = $6)
        and ($7::text is null or page.address ->> 'pincode' = $7)
        and ($8::text is null
          or $8 = 'due' and ${UNPAID} and i.due_at <= $10)
          or $8 = 'all-paid' and not ${UNPAID}) and page.status not in ${OVER}
          or $8 = 'on-its-way-back' and exists (select from transfers t where t.booking_id = page.id
            and t.state not in ('requested', 'paid', 'returned')))
        order by page.starts_at, page.id limit $9)
    select own.*, coalesce(u.full_name, own.name) as customer_name, k.name as karigar_name,
      (select count(*)::int from inbox_items i where i.booking_id = own.id and i.closed_at is null) as open_items
    from (${SELECT_BOOKING} where b.id in (select id from page)) own
      join users u on u.id = own.user_id left join visits v on v.id = own.id left join karigars k on k.id = v.karigar_id
    order by own.starts_at, own.id`,
});
