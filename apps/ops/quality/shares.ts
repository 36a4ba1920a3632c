import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listQualityRows } from '#contract/ops/list-quality-rows.ts';
import type { readDemand } from '#contract/ops/read-demand.ts';
import type { readQuality } from '#contract/ops/read-quality.ts';
import { shownHour } from '#ui/dates.ts';

export type Quality = OutputOf<typeof readQuality>;
export type Demand = OutputOf<typeof readDemand>;
export type Counted = Quality['onTime'];
export type Period = {
  readonly from: string;
  readonly until: string;
  readonly serviceId?: number;
};
type OfBookings = InputOf<typeof listQualityRows>;
/** The rows that are looked at, beside the period and the service. */
export type Wanted = Pick<
  OfBookings,
  'ward' | 'hour' | 'karigarId' | 'reason' | 'stars' | 'serviceId'
> & { readonly rows: OfBookings['rows'] | 'refused' };
export type Choose = (wanted: Wanted) => void;

/** With one place behind the point; of nothing there is no share. */
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`;

/** Half of the interval in which the true share is, 19 times out of 20, in hundredths. */
export const spread = (part: number, of: number): string => {
  const share = part / of;
  return `± ${(196 * Math.sqrt((share * (1 - share)) / of)).toFixed(1)}`;
};

/** The hours of the whole table, each once, in their order. */
export const hoursOf = (
  wards: readonly { readonly hours: readonly { readonly hour: number }[] }[],
): readonly number[] =>
  [...new Set(wards.flatMap(({ hours }) => hours.map(({ hour }) => hour)))].sort(
    (one, other) => one - other,
  );

export const hourName = (hour: number): string => shownHour(hour);
