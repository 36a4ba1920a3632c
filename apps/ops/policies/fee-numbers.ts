import type { FeeTable } from '#contract/policy-versions.ts';
import { shownMoney } from '../shell/shown.ts';

/** Every number of a table of fees, in the order in which a customer meets them. */
export const FEE_NUMBERS = [
  'graceMinutesAfterBooking',
  'freeHoursBefore',
  'under24Hours',
  'lateHoursBefore',
  'under3Hours',
  'dispatched',
  'arrivedMinutesBefore',
  'arrived',
  'futureDated',
  'sameDay',
  'noShow',
  'freeWhenLateMinutes',
  'mirrorPercentAfterStart',
  'mirrorCeilingUnpaidPaise',
] as const;
export type FeeNumber = (typeof FEE_NUMBERS)[number];

const IN = {
  under24Hours: 'feePercent',
  under3Hours: 'feePercent',
  dispatched: 'feePercent',
  arrived: 'feePercent',
  futureDated: 'capPercent',
  sameDay: 'capPercent',
  noShow: 'capPercent',
} as const satisfies Partial<Record<FeeNumber, keyof FeeTable>>;
type Inner = keyof typeof IN;
type Outer = Exclude<FeeNumber, Inner>;

const isInner = (number: FeeNumber): number is Inner => number in IN;

export const numberOf = (fees: FeeTable, number: FeeNumber): number =>
  isInner(number)
    ? ((fees[IN[number]] as Readonly<Record<string, number>>)[number] ?? 0)
    : fees[number as Outer];

export const withNumber = (fees: FeeTable, number: FeeNumber, to: number): FeeTable =>
  isInner(number)
    ? { ...fees, [IN[number]]: { ...fees[IN[number]], [number]: to } }
    : { ...fees, [number]: to };

/** Money is typed in rupees. */
export const isMoney = (number: FeeNumber): boolean => number === 'mirrorCeilingUnpaidPaise';

export const shownNumber = (number: FeeNumber, value: number): string =>
  isMoney(number) ? shownMoney(value) : String(value);
