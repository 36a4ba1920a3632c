import pg from 'pg';

const TIMESTAMPTZ = 1184;
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ_ARRAY = 1185;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

/**
 * Types of columns in code: `timestamptz` an instant (epoch milliseconds), `bigint` a number, `date` the text `yyyy-MM-dd`.
 * `numeric` stays text: money is integer paise and never needs it.
 */
export const typeParsers = { getTypeParser } as unknown as pg.CustomTypesConfig;

type Parse = (text: string) => unknown;

const ownParsers: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [TIMESTAMPTZ, parseInstant],
  [INT8, parseInteger],
  [DATE, String],
  [TIMESTAMPTZ_ARRAY, arrayOf(parseInstant)],
  [INT8_ARRAY, arrayOf(parseInteger)],
  [DATE_ARRAY, arrayOf(String)],
]);

function getTypeParser(typeId: number, format?: 'text' | 'binary'): Parse {
  const own = format === 'binary' ? undefined : ownParsers.get(typeId);
  return own ?? (pg.types.getTypeParser(typeId, format as 'text') as Parse);
}

/**
 * `2026-11-21 04:30:00.123+00`: our own connections are told the time in UTC, and read it place by place, because a pattern
 * takes five times as long and a day of a city has thousands of instants.
 */
function parseInstant(text: string): number {
  const isPlain = text.charCodeAt(4) === DASH && text.endsWith('+00') && text.length >= 22;
  if (!isPlain) return parseAnyInstant(text);
  const seconds = Date.UTC(
    digits(text, 0, 4),
    digits(text, 5, 2) - 1,
    digits(text, 8, 2),
    digits(text, 11, 2),
    digits(text, 14, 2),
    digits(text, 17, 2),
  );
  const fraction = Math.min(text.length - 23, 3);
  return fraction <= 0 ? seconds : seconds + digits(text, 20, fraction) * 10 ** (3 - fraction);
}

const DASH = 45;
const ZERO = 48;

function digits(text: string, at: number, count: number): number {
  let value = 0;
  for (let place = at; place < at + count; place += 1)
    value = value * 10 + text.charCodeAt(place) - ZERO;
  return value;
}

/** The offset follows the session's time zone and may carry minutes; a year may have more than four digits, or none. */
function parseAnyInstant(text: string): number {
  const match =
    /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(\.\d+)?([+-])(\d\d)(?::(\d\d))?$/.exec(text);
  if (!match) return text === 'infinity' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second,
    fraction = '0',
    sign,
    offsetHours,
    offsetMinutes = '0',
  ] = match;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return wall + Math.floor(Number(fraction) * 1000) - (sign === '-' ? -offset : offset);
}

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is too large for a number');
  return value;
}

// The published types of this parser describe an older shape of it.
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, parse: Parse): { parse(): unknown[] };
};

function arrayOf(parse: Parse): Parse {
  return (text) => arrayParser.create(text, parse).parse();
}
