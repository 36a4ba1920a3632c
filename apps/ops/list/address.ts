import { BOOKING_STATUSES, type BookingStatus } from '#contract/booking-statuses.ts';
import { MONEY_STATES, type MoneyState } from '#contract/bookings-listed.ts';
import { addDays, DAY, isLocalDate, type LocalDate } from '#kernel/time.ts';

/** The bookings that are looked for; what is empty narrows nothing. */
export type Wanted = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly status: BookingStatus | '';
  readonly serviceId: string;
  /** Perhaps only begun. */
  readonly pincode: string;
  readonly money: MoneyState | '';
};

/** Days from the one on which it is opened, so that a saved view is never of yesterday. */
const DAYS = /^(-?\d{1,3})\.(-?\d{1,3})$/;
const WEEK = 6;

/** The filter that an address names; what it does not name, or names wrongly, is as at first. */
export function wantedIn(search: string, today: LocalDate): Wanted {
  const said = new URLSearchParams(search);
  const of = (name: string) => said.get(name) ?? '';
  const [, first = '0', last = String(WEEK)] = DAYS.exec(of('days')) ?? [];
  const dayOf = (name: string, days: string) =>
    isLocalDate(of(name)) ? of(name) : addDays(today, Number(days));
  return {
    ...{ from: dayOf('from', first), until: dayOf('until', last) },
    status: BOOKING_STATUSES.find((one) => one === of('status')) ?? '',
    serviceId: /^\d{1,7}$/.test(of('serviceId')) ? of('serviceId') : '',
    pincode: /^\d{1,6}$/.test(of('pincode')) ? of('pincode') : '',
    money: MONEY_STATES.find((one) => one === of('money')) ?? '',
  };
}

const narrowing = ({ status, serviceId, pincode, money }: Wanted) =>
  Object.entries({ status, serviceId, pincode, money }).filter(([, value]) => value !== '');

/** The shortest address of the same. */
export function addressOf(wanted: Wanted, today: LocalDate): string {
  const { from, until } = wanted;
  const isFirst = from === today && until === addDays(today, WEEK);
  const days = isFirst ? [] : Object.entries({ from, until });
  const query = new URLSearchParams([...days, ...narrowing(wanted)]);
  return query.size > 0 ? `/bookings?${query}` : '/bookings';
}

/** The filter as a saved view keeps it. */
export function filterToSave(wanted: Wanted, today: LocalDate): string {
  const ahead = (day: LocalDate) => (Date.parse(day) - Date.parse(today)) / DAY;
  const days = `${ahead(wanted.from)}.${ahead(wanted.until)}`;
  return new URLSearchParams([['days', days], ...narrowing(wanted)]).toString();
}
