import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { address, homeAtGate, homeOf } from './address.ts';
import { bookingId } from './booking-id.ts';
import { email } from './email.ts';
import { fullName } from './full-name.ts';
import { localDate } from './local-date.ts';
import { pincode } from './pincode.ts';

const codes = (schema: z.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('e-mail', () => {
  test.each(['asha@example.com', 'a.b+c@mail.example.co.in', 'नमस्ते@उदाहरण.भारत'])(
    '%s is one',
    (text) => {
      expect(email.parse(text)).toBe(text);
    },
  );

  test('it is trimmed and kept in small letters', () => {
    expect(email.parse('  Asha@Example.COM ')).toBe('asha@example.com');
  });

  test.each([
    '',
    'asha',
    'asha@example',
    '@example.com',
    'asha@',
    'asha@example.c',
    'a sha@example.com',
    'asha@exa mple.com',
    'asha@@example.com',
    'asha@example.com\r\nBcc: everybody@example.com',
    'asha@example.com\u0000',
    'asha\u202e@example.com',
    'asha\ud83d@example.com',
    'Asha <asha@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is none', (text) => {
    expect(codes(email, text)).toContain('invalid-email');
  });
});

describe('full name', () => {
  test.each(['Asha', 'Ravi Pawar', 'राम', "D'Souza", 'Ana'])('%s is one', (text) => {
    expect(fullName.parse(text)).toBe(text);
  });

  test('SIGN-03 blanks around it do not count towards the three characters', () => {
    expect(fullName.parse('  Ana  ')).toBe('Ana');
    expect(codes(fullName, '  An  ')).toEqual(['full-name-too-short']);
    expect(codes(fullName, '')).toEqual(['full-name-too-short']);
  });

  test('a line break or an endless name is refused', () => {
    expect(codes(fullName, 'Asha\nKulkarni')).toEqual(['full-name-invalid']);
    expect(codes(fullName, 'a'.repeat(81))).toEqual(['full-name-too-long']);
  });

  test.each([
    'Asha\u202eKulkarni',
    'Asha\u2067Kulkarni',
    'Asha\u2028Kulkarni',
    'Asha\ud83d Kulkarni',
  ])('%j would turn round, break or spoil the line it stands in', (text) =>
    expect(codes(fullName, text)).toEqual(['full-name-invalid']),
  );

  test.each(['عمران شیخ', 'क्षितिज्\u200dञा', 'Zoë 👩🏽‍🔧'])(
    '%s is written as it is spoken',
    (text) => {
      expect(fullName.parse(text)).toBe(text);
    },
  );
});

describe('pincode', () => {
  test.each(['400001', '400104', '110001'])('%s has six digits', (text) => {
    expect(pincode.parse(text)).toBe(text);
  });

  test.each(['', '40005', '4000053', '40005a', '000053', '४००००१', ' 400053', '400053\n'])(
    '%j does not',
    (text) => {
      expect(codes(pincode, text)).toEqual(['pincode-six-digits']);
    },
  );
});

describe('day', () => {
  test.each(['2026-11-21', '2028-02-29'])('%s exists', (text) => {
    expect(localDate.parse(text)).toBe(text);
  });

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '21-11-2026',
    '2026-1-1',
    '',
    'today',
  ])('%j does not', (text) => {
    expect(codes(localDate, text)).toEqual(['date-invalid']);
  });
});

describe('address', () => {
  const asha = {
    street: '12 Lokhandwala Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400053',
  };

  test('the landmark may be left out', () => {
    expect(address.parse(asha)).toEqual({ ...asha, landmark: '' });
  });

  test('each missing part is named', () => {
    const empty = { street: ' ', city: '', state: '', pincode: '', landmark: '' };
    expect(codes(address, empty)).toEqual([
      'street-missing',
      'city-missing',
      'state-missing',
      'pincode-six-digits',
    ]);
  });

  test('control characters and endless lines are refused', () => {
    expect(codes(address, { ...asha, street: 'A\u0007B' })).toEqual(['text-invalid']);
    expect(codes(address, { ...asha, street: 'A\ud83cB' })).toEqual(['text-invalid']);
    expect(codes(address, { ...asha, street: 'A 🏠 B' })).toEqual([]);
    expect(codes(address, { ...asha, landmark: 'x'.repeat(121) })).toEqual(['text-too-long']);
  });
});

test('a home is written without what stands in its street already', () => {
  const home = {
    street: 'Telli Gully',
    city: 'Mumbai',
    state: '',
    pincode: '400069',
    landmark: '',
  };
  const society = 'Sahyadri Heights CHS Ltd';
  const parts = { ...home, society, wing: 'B', flat: '702' };
  const whole = 'B-702, Sahyadri Heights CHS Ltd, Telli Gully';
  for (const street of [
    'Telli Gully',
    '702, Telli Gully',
    'Flat No. 702, sahyadri heights  CHS Ltd, Telli Gully',
    'B-702, Telli Gully',
  ]) {
    expect(homeOf({ ...parts, street })).toBe(whole);
  }
  expect(homeOf({ ...home, street: 'Flat 702, Lotus, Hill Road' })).toBe(
    'Flat 702, Lotus, Hill Road',
  );
  expect(homeAtGate({ ...home, street: '702, Lotus', flat: '702' })).toBe('702, Lotus');
  expect(homeAtGate(parts)).toBe('B-702, Sahyadri Heights CHS Ltd');
});

test('the number of a house on a road stays, also where the flat has the same', () => {
  const parts = { city: 'Mumbai', state: '', pincode: '400050', landmark: '', flat: '5' };
  for (const street of ['5, Carter Road', '5, Carter Rd.', '5, कार्टर रोड']) {
    expect(homeOf({ ...parts, street })).toBe(`5, ${street}`);
    expect(homeAtGate({ ...parts, street })).toBe(`5, ${street}`);
  }
  // A customer who names the house says their flat twice.
  expect(homeOf({ ...parts, street: '5, Lotus, Carter Road' })).toBe('5, Lotus, Carter Road');
  expect(homeOf({ ...parts, street: 'Flat 5, Carter Road' })).toBe('5, Carter Road');
});

test('a booking id is a UUID, kept in small letters', () => {
  const id = '0193A5C0-7B1E-7C3D-8F00-0123456789AB';
  expect(bookingId.parse(id)).toBe(id.toLowerCase());
  expect(codes(bookingId, 'booking-1')).toEqual(['booking-id-invalid']);
});
