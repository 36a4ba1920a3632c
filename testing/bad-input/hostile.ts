import type { Field } from '../fields-of.ts';

/** Something that nobody honest sends in a field. */
export type Hostile = {
  readonly what: string;
  /** `undefined`: the field is left out; a `Raw` stands in the body as it is. */
  readonly value: unknown;
  /** False: odd, but in order where the contract takes it, an emoji in a name for instance. */
  readonly mustBeRefused: boolean;
};

/** JSON that no `JSON.stringify` would write. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const bad = (what: string, value: unknown): Hostile => ({ what, value, mustBeRefused: true });
const odd = (what: string, value: unknown): Hostile => ({ what, value, mustBeRefused: false });

/** Values to try in a field; `good` is the value in a request that is in order. */
export function hostileFor(field: Field, good: unknown): Hostile[] {
  const missing = { what: 'missing', value: undefined, mustBeRefused: !field.isOptional };
  switch (field.kind) {
    case 'string':
      return [missing, ...NO_STRINGS, ...hostileTexts(field, String(good ?? ''))];
    case 'number':
      return [missing, ...NO_NUMBERS, ...zeros(good)];
    case 'boolean':
      return [missing, ...NO_BOOLEANS];
    case 'choice':
      return [missing, ...NO_CHOICES];
    case 'array':
      return [missing, ...NO_ARRAYS];
    default:
      return [missing, ...NO_OBJECTS];
  }
}

const deep = (levels: number): Raw => new Raw('['.repeat(levels) + ']'.repeat(levels));

const NO_STRINGS = [
  bad('null', null),
  bad('a number', 7),
  bad('true', true),
  bad('an empty list', []),
  bad('a list of itself', ['x']),
  bad('an object', { toString: 'x', valueOf: 1 }),
  bad('a deep list', deep(20_000)),
  bad(
    'a huge list',
    Array.from({ length: 20_000 }, () => 0),
  ),
];

const NO_NUMBERS = [
  bad('null', null),
  bad('a text', '800'),
  bad('an empty text', ''),
  bad('true', true),
  bad('a list', [80_000]),
  bad('an object', {}),
  bad('infinity', new Raw('1e400')),
  bad('minus infinity', new Raw('-1e400')),
  bad('NaN', new Raw('NaN')),
  bad('hexadecimal', new Raw('0x10')),
  bad('negative', -1),
  bad('negative paise', -80_000),
  bad('half a paisa', 80_000.5),
  bad('nearly nothing', 5e-324),
  bad('beyond 32 bits', 2 ** 31),
  bad('beyond exact numbers', new Raw('9007199254740993')),
  bad('beyond 64 bits', 1e30),
];

/** Zero may be written in two ways; both are fine where zero is. */
function zeros(good: unknown): Hostile[] {
  const zero = good === 0 ? odd : bad;
  return [zero('zero', 0), zero('minus zero', new Raw('-0'))];
}

const NO_BOOLEANS = [
  bad('null', null),
  bad('0', 0),
  bad('1', 1),
  bad('a text', 'true'),
  bad('an empty text', ''),
  bad('a list', []),
  bad('an object', {}),
];

const NO_CHOICES = [
  bad('null', null),
  bad('an empty text', ''),
  bad('a choice that is none', 'none of these'),
  bad('a name every object has', 'constructor'),
  bad('the name of all names', '__proto__'),
  bad('a number', 1),
  bad('false', false),
  bad('a list', ['en']),
  bad('an object', {}),
  bad('a null byte', 'en\u0000'),
  bad('1 MB', 'x'.repeat(1_048_576)),
];

const NO_ARRAYS = [
  bad('null', null),
  bad('a text', 'x'),
  bad('an object', {}),
  bad(
    'a huge list',
    Array.from({ length: 20_000 }, () => null),
  ),
  bad('a deep list', deep(20_000)),
];

const NO_OBJECTS = [
  bad('null', null),
  bad('a text', 'x'),
  bad('a number', 1),
  bad('a list', []),
  bad('nothing in it', {}),
  bad('a prototype of its own', new Raw('{"__proto__":{"street":"x"}}')),
  bad('a deep list', deep(20_000)),
];

function hostileTexts({ path }: Field, good: string): Hostile[] {
  // A password may be anything a keyboard or a program writes: it is never shown, only hashed.
  const unwritable = path.at(-1) === 'password' ? odd : bad;
  return [
    odd('empty', ''),
    odd('only spaces', '   '),
    bad('1 MB', 'x'.repeat(1_048_576)),
    bad('60 KB', 'x'.repeat(60_000)),
    bad('60 KB after what is in order', `${good}${'9'.repeat(60_000)}`),
    unwritable('a null byte', `${good}\u0000`),
    unwritable('a null byte in the middle', `${good.slice(0, 3)}\u0000${good.slice(3)}`),
    unwritable('half a character', `${good}\ud83d`),
    unwritable('the other half of a character', `${good.slice(0, 3)}\ude00${good.slice(3)}`),
    unwritable('a bell', `${good.slice(0, 3)}\u0007${good.slice(3)}`),
    unwritable(
      'a second header',
      `${good.slice(0, 3)}\r\nBcc: everybody@example.com${good.slice(3)}`,
    ),
    unwritable('a letter that turns the line round', `${good.slice(0, 3)}\u202e${good.slice(3)}`),
    unwritable('a letter that hides direction', `${good.slice(0, 3)}\u2067${good.slice(3)}`),
    unwritable('a line of its own', `${good}\u2028${good}`),
    odd('an emoji', '👩🏽‍🔧 घर'),
    odd('right to left', 'عمران شیخ'),
    odd('a tower of marks', `Z${'\u0351\u0489'.repeat(20)}algo`),
    odd('SQL', `'; drop table users; --`),
    odd('SQL after what is in order', `${good}' or '1'='1`),
    odd('HTML', '<script>alert(1)</script>'),
    odd('an attribute', '" onfocus=alert(1) autofocus="'),
    odd('a template', '{{7*7}}#{7*7}<%= 7*7 %>'),
    odd('a path', '../../../../etc/passwd'),
    odd('a format', '%s%n%x%d'),
    odd('the name of all names', '__proto__'),
    odd(
      'digits of another script',
      good.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit),
    ),
    ...(/^\d{4}-\d\d-\d\d$/.test(good) ? NO_DAYS : []),
    ...(/^[0-9a-f-]{36}$/.test(good) ? idsLike(good) : []),
    ...(/^https?:/.test(good) ? ADDRESSES : []),
  ];
}

const NO_DAYS = [
  bad('a day that February has not', '2026-02-30'),
  bad('a month that no year has', '2026-13-01'),
  bad('the day before the first', '2026-11-00'),
  bad('a short day', '2026-1-1'),
  bad('a day with an hour', '2026-11-23T10:00'),
  bad('a year before Christ', '-2026-11-23'),
  bad('a year with a sign', '+02026-11-23'),
  bad('a year of six digits', '275761-01-01'),
  odd('the last day of the calendar', '9999-12-31'),
  odd('the first day of the calendar', '0001-01-01'),
  odd('a day long ago', '1900-01-01'),
];

const idsLike = (good: string): Hostile[] => [
  bad('an id in braces', `{${good}}`),
  bad('an id as URN', `urn:uuid:${good}`),
  bad('an id without strokes', good.replaceAll('-', '')),
  bad('an id and more', `${good}0`),
  odd('an id in capitals', good.toUpperCase()),
  odd('the id of nothing', '00000000-0000-0000-0000-000000000000'),
  odd('the last id', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
];

const ADDRESSES = [
  bad('a stranger', 'https://evil.example/payment-success'),
  bad('a script', 'javascript:alert(1)'),
  bad('data', 'data:text/html,x'),
  bad('an address without a scheme', '//evil.example'),
  bad('this machine', 'http://169.254.169.254/latest/meta-data'),
];
