import { policy } from '#contract/policy.ts';
import type { Costs } from './measure-day.ts';

export type Country = {
  readonly cities: number;
  readonly karigars: number;
  readonly customers: number;
  readonly bookingsAMonth: number;
};

export const COUNTRY: Country = {
  cities: 20,
  karigars: 100_000,
  customers: 4_000_000,
  bookingsAMonth: 2_000_000,
};

/** Days after which each night deletes; every other table is kept as long as the law asks for the books. */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  messages: policy.messagesKeptDays,
  notifications: policy.notificationsKeptDays,
  gateway_notices: policy.gatewayNoticesKeptDays,
  webhook_deliveries: policy.webhookDeliveriesKeptDays,
  offers: 180,
  dispatch_decisions: 180,
  karigar_actions: 180,
  visit_photos: policy.visitPhotosKeptDays,
  enclosures: policy.visitPhotosKeptDays,
  visit_sentences: 30,
  /** Only until the figures of the minute are kept. */
  figure_changes: 1,
};
const DAYS_A_MONTH = 30;
const YEARS = [1, 8] as const;
/** The share of a day's bookings that is asked for in its busiest hour, and how much a minute of it may exceed its mean. */
const BUSIEST_HOUR = 0.12;
const BURST = 3;
const GB = 2 ** 30;

export type Part = {
  readonly name: string;
  readonly bytesABooking: number;
  readonly keptDays: number | undefined;
  /** GB after each of the years. */
  readonly gb: readonly number[];
  readonly rowsAfterLastYear: number;
};

export type Paper = {
  readonly parts: readonly Part[];
  readonly totalGb: readonly number[];
  readonly peopleGb: number;
  readonly deletedRowsANight: number;
  readonly bookingsASecond: { readonly busiestHour: number; readonly burst: number };
};

/** Needs of a country of so many bookings, from what one booking costs. */
export function onPaper(costs: Costs, country: Country = COUNTRY): Paper {
  const { bookingsAMonth, karigars, customers } = country;
  const bookingsADay = bookingsAMonth / DAYS_A_MONTH;
  const parts = Object.entries(costs.bytesOf)
    .filter(([, bytes]) => bytes > 0)
    .map(([name, bytes]): Part => {
      const keptDays = KEPT_DAYS[name];
      const daysAfter = (years: number) =>
        Math.min(keptDays ?? Number.POSITIVE_INFINITY, years * 365);
      return {
        ...{ name, bytesABooking: bytes, keptDays },
        gb: YEARS.map((years) => (bytes * bookingsADay * daysAfter(years)) / GB),
        rowsAfterLastYear: (costs.rowsOf[name] ?? 0) * bookingsADay * daysAfter(8),
      };
    })
    .toSorted((one, other) => (other.gb.at(-1) ?? 0) - (one.gb.at(-1) ?? 0));
  const peopleGb = (karigars * costs.karigarBytes + customers * costs.customerBytes) / GB;
  const deleted = Object.keys(KEPT_DAYS).map((name) => costs.rowsOf[name] ?? 0);
  const busiestHour = (bookingsADay * BUSIEST_HOUR) / 3_600;
  return {
    parts,
    peopleGb,
    totalGb: YEARS.map((_, at) => parts.reduce((sum, { gb }) => sum + (gb[at] ?? 0), peopleGb)),
    deletedRowsANight: deleted.reduce((sum, rows) => sum + rows * bookingsADay, 0),
    bookingsASecond: { busiestHour, burst: busiestHour * BURST },
  };
}

const SHOWN = 16;

export function tellPaper(paper: Paper, costs: Costs, country: Country = COUNTRY): string {
  const { cities, karigars, customers, bookingsAMonth } = country;
  const { bookingsASecond: rate } = paper;
  const count = (value: number) => Math.round(value).toLocaleString('en-IN');
  return [
    `${cities} cities, ${count(karigars)} Karigars, ${count(customers)} customers, ${count(bookingsAMonth)} bookings a month; measured at ${costs.bookings} bookings, each served and paid.`,
    '',
    row('table', 'bytes a booking', 'kept', 'after 1 year', 'after 8 years', 'rows then'),
    ...paper.parts
      .slice(0, SHOWN)
      .map(({ name, bytesABooking, keptDays, gb, rowsAfterLastYear }) =>
        row(
          name,
          count(bytesABooking),
          keptDays ? `${keptDays} days` : 'for the books',
          ...gb.map((one) => `${one.toFixed(1)} GB`),
          count(rowsAfterLastYear),
        ),
      ),
    row('people', '', '', ...paper.totalGb.map(() => `${paper.peopleGb.toFixed(1)} GB`), ''),
    row('all tables', '', '', ...paper.totalGb.map((gb) => `${gb.toFixed(0)} GB`), ''),
    '',
    `Deleted each night: ${count(paper.deletedRowsANight)} rows.`,
    `Bookings a second: ${rate.busiestHour.toFixed(1)} in the busiest hour (${BUSIEST_HOUR * 100} % of a day), ${rate.burst.toFixed(1)} in its busiest minutes.`,
  ].join('\n');
}

const row = (name: string, ...cells: readonly string[]): string =>
  [name.padEnd(28), ...cells.map((cell) => cell.padStart(16))].join('');
