import { describe, expect, test } from 'vitest';
import type { Sample } from './figures.ts';
import { judge } from './judge.ts';

const MB = 2 ** 20;

/** One sample a minute for two hours, with so many bookings each. */
const soaked = (grow: (minute: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: 120 }, (_, minute) => ({
    minutes: minute,
    bookings: minute * 100,
    servers: [{ rssMb: 250 + (minute % 7), heapMb: 90, files: 60, streams: 20 }],
    connections: 30,
    outbox: 0,
    tables: { 'public.bookings': minute * 0.5 * MB, 'jobs.job': 20 * MB },
    ...grow(minute),
  }));

describe('a soak', () => {
  test('is well where memory stays and tables grow with what they keep', () => {
    const { broken, figures } = judge(soaked());
    expect(broken).toEqual([]);
    expect(figures).toContain('public.bookings: 59.5 MB, 5243 bytes a booking, then 5243');
  });

  test.each([
    [
      'Memory of server 0 is not flat.',
      (minute: number) => ({
        servers: [{ rssMb: 200 + minute * 2, heapMb: 90, files: 60, streams: 20 }],
      }),
    ],
    [
      'open files grow.',
      (minute: number) => ({
        servers: [{ rssMb: 200, heapMb: 90, files: 60 + minute, streams: 20 }],
      }),
    ],
    ['connections to the database grow.', (minute: number) => ({ connections: 20 + minute })],
    ['events that wait grow.', (minute: number) => ({ outbox: minute * 10 })],
    [
      'public.bookings grows faster than what it keeps.',
      (minute: number) => ({ tables: { 'public.bookings': minute ** 2 * 0.1 * MB } }),
    ],
    [
      'jobs.job grows faster than what it keeps.',
      (minute: number) => ({ minutes: minute * 2, tables: { 'jobs.job': minute * MB } }),
    ],
  ])('says: %s', (sentence, grow) => {
    expect(judge(soaked(grow)).broken).toEqual([sentence]);
  });
});
