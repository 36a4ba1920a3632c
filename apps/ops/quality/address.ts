import { listQualityRows } from '#contract/ops/list-quality-rows.ts';
import { isLocalDate, type LocalDate } from '#kernel/time.ts';
import type { Wanted } from './shares.ts';

export const LENGTHS = ['7', '28', '56'] as const;
const LENGTH = '28';

export type Filter = {
  readonly days: (typeof LENGTHS)[number];
  readonly until: LocalDate;
  /** Empty for all. */
  readonly service: string;
};

/** The days, the service and the rows that an address names; what it does not name, or names wrongly, is as at first. */
export function placeIn(
  search: string,
  today: LocalDate,
): { readonly filter: Filter; readonly wanted: Wanted | undefined } {
  const said = Object.fromEntries(new URLSearchParams(search));
  const { days, until = '', service = '' } = said;
  const filter: Filter = {
    days: LENGTHS.find((one) => one === days) ?? LENGTH,
    until: isLocalDate(until) ? until : today,
    service: /^\d{1,7}$/.test(service) ? service : '',
  };
  // Refused wishes are no bookings, and are filtered by their reason alone.
  const isRefused = said.rows === 'refused';
  const asked = listQualityRows.input.safeParse({
    ...said,
    ...(isRefused && { rows: 'visits' }),
    from: filter.until,
    until: filter.until,
  });
  if (!asked.success) return { filter, wanted: undefined };
  const { from: _, until: __, before: ___, ...wanted } = asked.data;
  if (isRefused) {
    const { reason } = wanted;
    return { filter, wanted: { rows: 'refused', ...(reason && { reason }) } satisfies Wanted };
  }
  return { filter, wanted: wanted satisfies Wanted as Wanted };
}

/** The shortest address of the same. */
export function addressFor(filter: Filter, wanted: Wanted | undefined, today: LocalDate): string {
  const { days, until, service } = filter;
  const named = {
    ...(days !== LENGTH && { days }),
    ...(until !== today && { until }),
    ...(service !== '' && { service }),
    ...wanted,
  };
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return said.length > 0 ? `/quality?${query}` : '/quality';
}
