import { expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import type { Costs } from './measure-day.ts';
import { onPaper, tellPaper } from './on-paper.ts';

const COSTS: Costs = {
  bookings: 500,
  bytesOf: { events: 4_000, messages: 2_000, cities: 0 },
  rowsOf: { events: 15, messages: 5 },
  karigarBytes: 1_000,
  customerBytes: 500,
};
const GB = 2 ** 30;

test('what is kept for the books grows with the years, and what is deleted after a while does not', () => {
  const { parts } = onPaper(COSTS);
  const of = (name: string) => parts.find((part) => part.name === name);
  const aDay = 2_000_000 / 30;
  expect(of('events')?.gb[0]).toBeCloseTo((4_000 * aDay * 365) / GB);
  expect(of('events')?.gb[1]).toBeCloseTo((4_000 * aDay * 365 * 8) / GB);
  const kept = (2_000 * aDay * policy.messagesKeptDays) / GB;
  expect(of('messages')?.gb).toEqual([kept, kept]);
  expect(of('cities')).toBeUndefined();
  expect(parts.map(({ name }) => name)).toEqual(['events', 'messages']);
});

test('the paper says what each night deletes and how many are booked in a second', () => {
  const paper = onPaper(COSTS);
  expect(paper.deletedRowsANight).toBeCloseTo((5 * 2_000_000) / 30);
  expect(paper.bookingsASecond.busiestHour).toBeCloseTo(2.22, 2);
  const text = tellPaper(paper, COSTS);
  expect(text).toContain('20 cities, 1,00,000 Karigars');
  expect(text).toMatch(/^messages +2,000 +30 days/m);
});
