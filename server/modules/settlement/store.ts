import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Difference, Line } from './reconciling.ts';

export type Settlement = {
  readonly id: string;
  readonly provider: string;
  readonly day: LocalDate;
  readonly digest: string;
};

/** False when this very report was read before. */
export async function recordSettlement(
  db: Database,
  { id, provider, day, digest }: Settlement,
  lines: readonly Line[],
  at: Instant,
): Promise<boolean> {
  const sum = (kind: Line['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.amountPaise, 0);
  const sumOf = (name: 'feePaise' | 'taxPaise') => lines.reduce((all, line) => all + line[name], 0);
  const written = await insertSettlement.count(db, [
    id,
    provider,
    day,
    digest,
    new Date(at),
    lines.length,
    sum('payment'),
    sum('refund'),
    sum('adjustment'),
    sumOf('feePaise'),
    sumOf('taxPaise'),
  ]);
  return written === 1;
}

/** A line is written once, when it is told for the first time. */
export async function recordLine(
  db: Database,
  { id, provider, day }: Omit<Settlement, 'digest'>,
  line: Line,
  booked: boolean,
): Promise<number> {
  return insertLine.count(db, [
    provider,
    line.kind,
    line.gatewayReference,
    day,
    id,
    line.amountPaise,
    line.feePaise,
    line.taxPaise,
    line.payoutReference,
    booked,
  ]);
}

/** A report told anew has the last word of a line while the ledger does not know it; a line told twice in it has its first. */
export const recordToldAnew = (
  db: Database,
  { id, provider, day }: Omit<Settlement, 'digest'>,
  { kind, gatewayReference, amountPaise, feePaise, taxPaise, payoutReference }: Line,
): Promise<number> =>
  updateTold.count(db, [
    ...([provider, kind, gatewayReference, day, id] as const),
    ...([amountPaise, feePaise, taxPaise, payoutReference] as const),
  ]);

export async function recordDifferences(
  db: Database,
  { id }: Pick<Settlement, 'id'>,
  differences: readonly Difference[],
  from = 0,
): Promise<void> {
  for (const [index, one] of differences.entries()) {
    await insertDifference.run(db, [
      id,
      from + index,
      one.kind,
      one.about,
      one.gatewayReference,
      one.bookingId,
      one.oursPaise,
      one.theirsPaise,
    ]);
  }
}

/** Filters the lines that were told before, when, and whether they are in the ledger. */
export async function findLines(
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<{ kind: Line['kind']; gatewayReference: string; day: LocalDate; booked: boolean }[]> {
  const rows = await selectLines.run(db, [provider, [...references]]);
  return rows.map(({ kind, gateway_reference: gatewayReference, day, booked }) => ({
    kind,
    gatewayReference,
    day,
    booked,
  }));
}

/** A line that did not fit when it was told first does now; 0 when it is in the ledger already. */
export const recordBooked = (
  db: Database,
  provider: string,
  { kind, gatewayReference }: Pick<Line, 'kind' | 'gatewayReference'>,
): Promise<number> => updateBooked.count(db, [provider, kind, gatewayReference]);

const insertSettlement = statement<
  [string, string, string, string, Date, number, Paise, Paise, Paise, Paise, Paise]
>({
  name: 'settlement-record',
  text: `insert into settlements (id, provider, day, digest, read_at, lines, payments_paise, refunds_paise,
      adjustments_paise, fees_paise, taxes_paise)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (provider, day, digest) do nothing`,
});

const insertLine = statement<
  [string, string, string, string, string, Paise, Paise, Paise, string | null, boolean]
>({
  name: 'settlement-record-line',
  text: `insert into settlement_lines (provider, kind, gateway_reference, day, settlement_id, amount_paise, fee_paise,
      tax_paise, payout_reference, booked)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (provider, kind, gateway_reference) do nothing`,
});

const updateTold = statement<
  [string, string, string, string, string, Paise, Paise, Paise, string | null]
>({
  name: 'settlement-record-told-anew',
  text: `update settlement_lines set settlement_id = $5, amount_paise = $6, fee_paise = $7, tax_paise = $8, payout_reference = $9
    where provider = $1 and kind = $2 and gateway_reference = $3 and day = $4 and settlement_id <> $5 and not booked`,
});

const insertDifference = statement<
  [string, number, string, string, string, string | null, Paise | null, Paise | null]
>({
  name: 'settlement-record-difference',
  text: `insert into settlement_differences (settlement_id, position, kind, about, gateway_reference, booking_id,
      ours_paise, theirs_paise)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

const selectLines = statement<
  [string, string[]],
  { kind: Line['kind']; gateway_reference: string; day: LocalDate; booked: boolean }
>({
  name: 'settlement-find-lines',
  text: `select kind, gateway_reference, day, booked from settlement_lines
    where provider = $1 and gateway_reference = any($2)`,
});

const updateBooked = statement<[string, string, string]>({
  name: 'settlement-record-booked',
  text: `update settlement_lines set booked = true
    where provider = $1 and kind = $2 and gateway_reference = $3 and not booked`,
});
