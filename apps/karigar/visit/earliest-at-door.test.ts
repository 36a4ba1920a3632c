import { expect, test } from 'vitest';
import { earliestAtDoor } from './earliest-at-door.ts';

const NOW = Date.parse('2026-11-23T08:00:00+05:30');
const visit = {
  status: 'assigned',
  startsAt: '2026-11-23T10:00:00+05:30',
  // A third of the way of half an hour earlier than it takes.
  leaveAt: '2026-11-23T09:20:00+05:30',
  dispatchedAt: null,
  early: { wayMinutes: 30 },
} as const;

const shown = (of: Parameters<typeof earliestAtDoor>[0], now = NOW) =>
  new Date(earliestAtDoor(of, now)).toISOString();

test('who asks to come early is there after their way, without the third that is room', () => {
  expect(shown(visit)).toBe('2026-11-23T03:00:00.000Z');
  const left = {
    ...visit,
    status: 'dispatched',
    dispatchedAt: '2026-11-23T07:50:00+05:30',
  } as const;
  expect(shown(left)).toBe('2026-11-23T02:50:00.000Z');
});

test('the hour to leave says how long the way is where an answer of the version before does not', () => {
  expect(shown({ ...visit, early: {} })).toBe('2026-11-23T03:10:00.000Z');
});
