import type { LocalDate } from '#kernel/time.ts';

/**
 * The days on which banks in Mumbai are closed besides Sundays and every second and fourth Saturday: holidays under
 * section 25 of the Negotiable Instruments Act, 1881, which the Government of Maharashtra names each December, and the
 * closing of accounts on 1 April. Certainty: `fixed` is the same each year; `almanac` follows the lunar calendar (our
 * own reckoning for Mumbai); `moon` depends on a sighting and may move by a day. The lists of 2027 and 2028 have to be
 * compared with the notification when it is out; a difference moves the day we promise by one.
 */
export const BANK_HOLIDAYS: Readonly<Record<LocalDate, readonly [name: string, basis: Basis]>> = {
  '2026-11-24': ['Guru Nanak Jayanti', 'almanac'],
  '2026-12-25': ['Christmas', 'fixed'],
  '2027-01-26': ['Republic Day', 'fixed'],
  '2027-02-19': ['Chhatrapati Shivaji Maharaj Jayanti', 'fixed'],
  '2027-03-06': ['Mahashivratri', 'almanac'],
  '2027-03-10': ['Ramzan-Id', 'moon'],
  '2027-03-22': ['Holi, second day', 'almanac'],
  '2027-03-26': ['Good Friday', 'almanac'],
  '2027-04-01': ['Closing of accounts', 'fixed'],
  '2027-04-07': ['Gudhi Padwa', 'almanac'],
  '2027-04-14': ['Dr Babasaheb Ambedkar Jayanti', 'fixed'],
  '2027-04-15': ['Ram Navami', 'almanac'],
  '2027-04-19': ['Mahavir Jayanti', 'almanac'],
  '2027-05-01': ['Maharashtra Day', 'fixed'],
  '2027-05-17': ['Bakri Id', 'moon'],
  '2027-05-20': ['Buddha Purnima', 'almanac'],
  '2027-06-15': ['Muharram', 'moon'],
  '2027-08-15': ['Independence Day', 'fixed'],
  '2027-08-16': ['Id-e-Milad', 'moon'],
  '2027-09-04': ['Ganesh Chaturthi', 'almanac'],
  '2027-10-02': ['Mahatma Gandhi Jayanti', 'fixed'],
  '2027-10-09': ['Dasara', 'almanac'],
  '2027-10-29': ['Laxmi Pujan', 'almanac'],
  '2027-10-30': ['Bali Pratipada', 'almanac'],
  '2027-11-14': ['Guru Nanak Jayanti', 'almanac'],
  '2027-12-25': ['Christmas', 'fixed'],
  '2028-01-26': ['Republic Day', 'fixed'],
};

type Basis = 'fixed' | 'almanac' | 'moon';
