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
export function placeIn(search: string, today: LocalDate) {
  const said = Object.fromEntries(new URLSearchParams(search));
  const { days, until = '', service = '' } = said;
  const filter: Filter = {
    days: LENGTHS.find((one) => one === days) ?? LENGTH,
    until: isLocalDate(until) ? until : today,
    service: /^\d{1,7}$/.test(service) ? service : '',
  };
  const asked = listQualityRows.input.safeParse({
    ...said,
    from: filter.until,
    until: filter.until,
  });
  if (!asked.success) return { filter, wanted: undefined };
  const { from: _, until: __, before: ___, ...wanted } = asked.data;
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
