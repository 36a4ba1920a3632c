import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeParsers } from './type-parsers.ts';

const TIMESTAMPTZ = 1184;
const parse = typeParsers.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => number;

/** As PostgreSQL writes it: without zeros at the end of the fraction. */
function written(at: number, micros: number): string {
  const [date, time = ''] = new Date(at).toISOString().split('T');
  const fraction = `${time.slice(9, 12)}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
  return `${date} ${time.slice(0, 8)}${fraction && `.${fraction}`}+00`;
}

test('an instant of our connections is read to its millisecond', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) }),
      fc.integer({ min: 0, max: 999 }),
      (at, micros) => {
        expect(parse(written(at, micros))).toBe(at);
      },
    ),
  );
});

test.each([
  ['2026-11-21 10:00:00.5+05:30', Date.UTC(2026, 10, 21, 4, 30, 0, 500)],
  ['2026-11-21 00:30:00-03', Date.UTC(2026, 10, 21, 3, 30)],
  ['12026-11-21 04:30:00+00', Date.UTC(12026, 10, 21, 4, 30)],
  ['infinity', Number.POSITIVE_INFINITY],
  ['-infinity', Number.NEGATIVE_INFINITY],
])('also %s', (text, at) => expect(parse(text)).toBe(at));
