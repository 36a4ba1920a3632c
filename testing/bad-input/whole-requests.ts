import type { Operation } from '#contract/operation.ts';
import type { Belongings } from '../belongings.ts';
import { type Case, hasBody, type Input, requestWith } from './requests.ts';

/** Bodies and headers that are wrong as a whole. */
export function wholeRequests(
  operation: Operation,
  own: (belongings: Belongings) => Input,
): Case[] {
  const good = (belongings: Belongings) => requestWith(operation, own(belongings));
  const cases: Case[] = Object.entries(HEADERS).map(([what, headers]) => ({
    operation,
    what,
    mustBeRefused: false,
    request: (belongings) => ({
      ...good(belongings),
      headers: { ...good(belongings).headers, ...headers },
    }),
  }));
  if (!hasBody(operation)) {
    const ends = [
      '?',
      '?&&&',
      '?=',
      '?%',
      '?%ff=%ff',
      '?__proto__=x&constructor=y',
      `?x=${'y'.repeat(8_000)}`,
      '?a=1&a=2',
    ];
    const queries = ends.map(
      (end): Case => ({
        operation,
        what: `the query ${end.slice(0, 20)}`,
        mustBeRefused: false,
        request: (belongings) => ({
          ...good(belongings),
          path: good(belongings).path.split('?')[0] + end,
        }),
      }),
    );
    return [...cases, ...queries];
  }
  const bodies = Object.entries(BODIES).map(
    ([what, body]): Case => ({
      operation,
      what,
      // An object is in order where every field may be left out.
      mustBeRefused: what !== 'a deep object alone',
      request: (belongings) => ({ ...good(belongings), body }),
    }),
  );
  const types = TYPES.map(
    (type): Case => ({
      operation,
      what: `as ${type}`,
      mustBeRefused: true,
      request: (belongings) => ({
        ...good(belongings),
        headers: type ? { 'content-type': type } : {},
      }),
    }),
  );
  const twisted = Object.entries(TWISTED).map(
    ([what, { twist, mustBeRefused }]): Case => ({
      operation,
      what,
      mustBeRefused,
      request: (belongings) => ({
        ...good(belongings),
        body: twist(String(good(belongings).body)),
      }),
    }),
  );
  return [...cases, ...bodies, ...types, ...twisted];
}

const BODIES: Readonly<Record<string, string | Buffer>> = {
  'no body': '',
  'null alone': 'null',
  'a list alone': '[]',
  'a text alone': '"x"',
  'a number alone': '1',
  'a form': 'fullName=Asha&email=asha%40example.com',
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  'only spaces': ' '.repeat(1_000),
  'a deep list alone': '['.repeat(30_000),
  'a deep object alone': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0xaf, 0x7d]),
  'two megabytes': `{"x":"${'y'.repeat(2_097_152)}"}`,
};

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'application/jsonp',
  '',
];

type Twist = { readonly twist: (json: string) => string | Buffer; readonly mustBeRefused: boolean };
const TWISTED: Readonly<Record<string, Twist>> = {
  'cut off in the middle': { twist: (json) => json.slice(0, -1), mustBeRefused: true },
  'something behind its end': { twist: (json) => `${json}{}`, mustBeRefused: true },
  'a byte that is no text': {
    twist: (json) =>
      Buffer.concat([
        Buffer.from(json.slice(0, -1)),
        Buffer.from([0x2c, 0x22, 0x78, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]).subarray(
          json === '{}' ? 1 : 0,
        ),
      ]),
    mustBeRefused: true,
  },
  'every key twice': {
    twist: (json) => json.replace(/\}$/, `${json === '{}' ? '' : ','}${json.slice(1)}`),
    mustBeRefused: false,
  },
  'a prototype of its own': {
    twist: (json) =>
      json.replace(
        /^\{/,
        `{"__proto__":{"roles":["admin"]},"constructor":{"prototype":{"x":1}}${json === '{}' ? '' : ','}`,
      ),
    mustBeRefused: false,
  },
  'a thousand fields that nobody knows': {
    twist: (json) =>
      json.replace(
        /^\{/,
        `{${Array.from({ length: 1_000 }, (_, at) => `"unknown${at}":${at}`).join()}${json === '{}' ? '' : ','}`,
      ),
    mustBeRefused: false,
  },
};

/** Everything that is read of a request beside its input. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an odd address of the caller': { 'x-forwarded-for': `'; drop table throttles; --\u00ff` },
  'a long address of the caller': { 'x-forwarded-for': '1.2.3.4,'.repeat(900) },
  'half an IPv6 address': { 'x-forwarded-for': '2001:db8:::::/%eth0]:99999' },
  'an odd browser': { 'user-agent': '<script>alert(1)</script>\u00ff\u00fe () { :; }; echo' },
  'a long browser': { 'user-agent': 'x'.repeat(7_000) },
  'an odd language': { 'accept-language': 'hi;q=NaN,mr;q=1e400,*;q=-1,\u00ff;q=' },
  'an odd last event': { 'last-event-id': `' or 1=1 --\u00ff${'x'.repeat(2_000)}` },
  'a packed body that is none': { 'content-encoding': 'gzip' },
  'an odd host': { host: 'evil.example' },
};
