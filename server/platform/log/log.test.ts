import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type LogLine } from './log.ts';
import { withoutPersonalData } from './without-personal-data.ts';
import { asJson, asSentence } from './write-lines.ts';

function logOf(level: 'debug' | 'warn' | 'silent') {
  const lines: LogLine[] = [];
  const log = createLog({ level, write: (line) => lines.push(line), now: () => 0 });
  return { log, lines };
}

test('a line says when, how grave and what', () => {
  const { log, lines } = logOf('debug');
  log.info('request', { status: 200 });
  expect(lines).toEqual([
    { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'request', status: 200 },
  ]);
});

test('lines below the configured level are not written', () => {
  const { log, lines } = logOf('warn');
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.security('d');
  log.error('e');
  expect(lines.map(({ event }) => event)).toEqual(['c', 'd', 'e']);
});

test('lines about possible attacks are marked', () => {
  const { log, lines } = logOf('debug');
  log.security('origin-not-allowed');
  expect(lines[0]).toMatchObject({ level: 'warn', security: true });
});

test('a line that strangers can cause at will is written once a minute, with its count', () => {
  vi.useFakeTimers();
  const { log, lines } = logOf('debug');
  for (let time = 0; time < 1000; time += 1) log.attack('webhook-forged', { provider: 'sandbox' });
  log.attack('report-forged');
  expect(lines.map(({ event }) => event)).toEqual(['webhook-forged', 'report-forged']);
  expect(lines[0]).toMatchObject({ level: 'warn', security: true, provider: 'sandbox' });
  vi.advanceTimersByTime(60_000);
  expect(lines[2]).toMatchObject({ event: 'webhook-forged', security: true, more: 999 });
  expect(lines).toHaveLength(3);
  log.attack('webhook-forged');
  expect(lines).toHaveLength(4);
});
afterEach(() => vi.useRealTimers());

test.each([
  ['mail for asha.k+home@example.co.in bounced', 'mail for [e-mail] bounced'],
  ['call +91 98200 12345 now', 'call [number] now'],
  ['call 9820012345', 'call [number]'],
  [
    'invalid input syntax for type uuid: "Asha Kulkarni"',
    'invalid input syntax for type uuid: [value]',
  ],
  ['at line 400053 of a.ts:12:7', 'at line 400053 of a.ts:12:7'],
])('%j is written as %j', (said, written) => {
  expect(withoutPersonalData(said)).toBe(written);
});

test('a fault is written with its stack, freed of personal data, whatever was thrown', () => {
  const { log, lines } = logOf('debug');
  log.fault('fault', Object.assign(new Error('no asha@example.com'), { code: '23505' }));
  log.fault('fault', 'just 9820012345');
  expect(lines[0]).toMatchObject({ error: 'Error', code: '23505' });
  expect(lines[0]?.stack).toContain('no [e-mail]');
  expect(lines[1]).toMatchObject({ error: 'just [number]' });
});

test('a line is one line of JSON, or a sentence for a person', () => {
  const line = { time: '2026-11-21T04:30:00.000Z', level: 'warn', event: 'slow', ms: 12 } as const;
  expect(JSON.parse(asJson(line))).toEqual(line);
  expect(asSentence(line)).toBe('04:30:00 WARN slow ms=12');
});
