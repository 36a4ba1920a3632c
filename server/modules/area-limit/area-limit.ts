import type { AreaLimitOfDay } from '#contract/area-limit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addYear, type LocalDate } from '#kernel/time.ts';

/** For some days, or from a day on, a part of a city takes nothing new, or less than usual. */
export type AreaLimit = {
  readonly id: string;
  readonly city: string;
  /** Everywhere we go there, also where we go only later. */
  readonly wholeCity: boolean;
  readonly pincodes: readonly string[];
  /** Karigars that are sold, of a hundred who could come; none: nothing new is taken. */
  readonly percent: number;
  readonly fromOn: LocalDate;
  /** The first day that is as usual again; null until further notice. */
  readonly againOn: LocalDate | null;
};

type Days = Pick<AreaLimit, 'percent' | 'fromOn' | 'againOn'>;

/** A limit begins today at the earliest, because yesterday is past. Fewer people are for some days only. */
export const decideAreaDays = (
  { percent, fromOn, againOn }: Days,
  today: LocalDate,
): Outcome<void, 'area-days-invalid'> => {
  const isAhead = fromOn >= today && fromOn <= addYear(today);
  const ends = againOn === null ? percent === 0 : againOn > fromOn && againOn <= addYear(fromOn);
  return isAhead && ends ? accept(undefined) : refuse('area-days-invalid');
};

/** Another day from which it is as usual again: today or later, or that on which it would begin, which takes it back whole. */
export const decideAgain = (
  { fromOn }: Pick<AreaLimit, 'fromOn'>,
  againOn: LocalDate,
  today: LocalDate,
): Outcome<void, 'area-days-invalid'> =>
  againOn >= fromOn && againOn >= today && againOn <= addYear(today)
    ? accept(undefined)
    : refuse('area-days-invalid');

/** Place of a visit; without a pincode anywhere in the city. */
type Where = { readonly city: string; readonly pincode: string | undefined };

/** The limit of a day at a place, of several the strictest, and of those the longest. */
export function limitOn(
  limits: readonly AreaLimit[],
  { city, pincode }: Where,
  day: LocalDate,
): AreaLimitOfDay | undefined {
  const [first] = limits
    .filter(
      (limit) =>
        limit.fromOn <= day &&
        (limit.againOn === null || limit.againOn > day) &&
        (limit.wholeCity
          ? limit.city === city
          : pincode !== undefined && limit.pincodes.includes(pincode)),
    )
    .toSorted(
      (one, other) =>
        one.percent - other.percent ||
        (other.againOn ?? FOREVER).localeCompare(one.againOn ?? FOREVER) ||
        one.fromOn.localeCompare(other.fromOn),
    );
  return first && { percent: first.percent, fromOn: first.fromOn, againOn: first.againOn };
}

const FOREVER = '9999-12-31';

/** Nothing new is taken there on that day. */
export const decideArea = (limit: AreaLimitOfDay | undefined): Outcome<void, 'area-closed'> =>
  limit?.percent === 0
    ? refuse('area-closed', { fromOn: limit.fromOn, againOn: limit.againOn })
    : accept(undefined);
