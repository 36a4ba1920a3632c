import { expect, test } from 'vitest';
import { dateInIndia, instantInIndia } from '#kernel/time.ts';
import { recordsKeptSince } from './records.ts';

test.each([
  ['2026-11-21', '2018-04-01'],
  ['2027-03-31', '2018-04-01'],
  ['2027-04-01', '2019-04-01'],
])(
  'on %s records of money are kept from %s on: eight financial years before the present one',
  (today, since) => {
    const last = instantInIndia(today, 24 * 60) - 1;
    expect(dateInIndia(recordsKeptSince(instantInIndia(today)))).toBe(since);
    expect(recordsKeptSince(last)).toBe(instantInIndia(since));
  },
);
