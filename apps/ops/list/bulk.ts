import type { OutputOf } from '#contract/operation.ts';
import type { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import { slotLabel } from '#contract/slots.ts';
import { csvOf } from '../shell/csv.ts';
import type { Consequence } from '../shell/effects.tsx';
import type { Wished } from '../shell/wished.ts';

export type Listed = OutputOf<typeof listBookingsByDay>['bookings'][number];

export const BULK_ACTS = ['call-off', 'cancel', 'reschedule', 'assign'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** At most so many at once: each is looked at and carried out by itself, and somebody reads through them. */
export const MOST_AT_ONCE = 50;

/** The act wanted for each booking of many. */
export type BulkWish =
  | { readonly act: 'call-off' | 'cancel' }
  /** To another day, each at its own hour. */
  | { readonly act: 'reschedule'; readonly date: string }
  | { readonly act: 'assign'; readonly karigarId: number };

export type BulkRow = {
  readonly booking: Listed;
  readonly wished: Wished;
  readonly state: 'looking' | 'ready' | 'refused' | 'doing' | 'done' | 'had-ended' | 'failed';
  readonly seen?: Consequence;
  /** The name of why not. */
  readonly code?: string;
};

export const wishedFor = ({ id, startsAt }: Listed, wish: BulkWish): Wished =>
  wish.act === 'reschedule'
    ? { id, ...wish, time: slotLabel(minuteOf(startsAt)) }
    : { id, ...wish };

const minuteOf = (iso: string): number =>
  Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16));

const MONEY = ['feePaise', 'refundPaise', 'goodwillPaise'] as const;
export type BulkSums = Readonly<Record<(typeof MONEY)[number], number>> & {
  readonly ready: number;
  readonly told: number;
};

/** Sums over all rows that can be carried out. */
export function sumsOf(rows: readonly BulkRow[]): BulkSums {
  const seen = rows.flatMap((row) => (row.state === 'ready' && row.seen ? [row.seen] : []));
  const sumOf = (part: (typeof MONEY)[number]) =>
    seen.reduce((sum, { money }) => sum + (money[part] ?? 0), 0);
  return {
    ready: seen.length,
    told: seen.reduce((sum, { told }) => sum + told.length, 0),
    ...{ feePaise: sumOf('feePaise'), refundPaise: sumOf('refundPaise') },
    goodwillPaise: sumOf('goodwillPaise'),
  };
}

/** Money that the act moves for a row: none where it had no effect. */
export const moneyOf = ({ state, seen }: BulkRow): Consequence['money'] | undefined =>
  state === 'had-ended' ? undefined : seen?.money;

/** Results of all rows as a file; amounts in rupees. */
export const bulkCsv = (
  names: { readonly columns: readonly string[]; readonly stateOf: (row: BulkRow) => string },
  rows: readonly BulkRow[],
): string =>
  csvOf(
    names.columns,
    rows.map((row) => [
      ...[row.booking.reference, row.booking.startsAt, row.booking.serviceName],
      names.stateOf(row),
      ...MONEY.map((part) => rupees(moneyOf(row)?.[part])),
    ]),
  );

const rupees = (paise: number | null | undefined): string =>
  paise === null || paise === undefined ? '' : (paise / 100).toFixed(2);
