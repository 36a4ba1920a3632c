import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { BillLine } from './bill.ts';

export const listBillLines = (db: Database, bookingId: string): Promise<BillLine[]> =>
  selectLines.run(db, [bookingId]);

/** The bill as it stands now; written anew when a dispute changes it. */
export const recordBill = (
  db: Database,
  bookingId: string,
  lines: readonly BillLine[],
): Promise<number> =>
  upsertLines.count(db, [
    bookingId,
    lines.map(({ line }) => line),
    lines.map(({ kind }) => kind),
    lines.map(({ label }) => label),
    lines.map(({ approvedPaise }) => approvedPaise),
    lines.map(({ amountPaise }) => amountPaise),
    lines.map(({ state }) => state),
  ]);

const selectLines = statement<[string], BillLine>({
  name: 'list-bill-lines',
  text: `select line, kind, label, approved_paise as "approvedPaise", amount_paise as "amountPaise", state
    from bill_lines where booking_id = $1 order by line`,
});

const upsertLines = statement<
  [string, number[], string[], string[], approved: Paise[], amounts: Paise[], string[]]
>({
  name: 'record-bill',
  text: `insert into bill_lines (booking_id, line, kind, label, approved_paise, amount_paise, state)
    select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[])
    on conflict (booking_id, line) do update set amount_paise = excluded.amount_paise, state = excluded.state`,
});
