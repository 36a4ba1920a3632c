import { expect, test } from 'vitest';
import { checkStatuses } from './statuses.ts';

const saidOf = (path: string, text: string) => checkStatuses([{ path, text, stretches: [] }]);

test.each([
  "const OPEN = ['assigned', 'dispatched'];",
  "const OPEN = [\n  'pending',\n  'assigned',\n];",
  "const q = `select from bookings where status in ('dispatched', 'arrived')`;",
  "const ENDED = new Set(['cancelled', 'no_show_customer']);",
])('a list of statuses of its own is found: %j', (text) => {
  expect(saidOf('server/views/day.ts', text)).toHaveLength(1);
  expect(saidOf('apps/karigar/day/day-screen.tsx', text)).toHaveLength(1);
});

test.each([
  "if (status === 'assigned') return;",
  "type Coming = 'assigned' | 'dispatched';",
  "const q = `select from payment_attempts where state in ('created', 'pending', 'unknown')`;",
  "const done = ['completed', 'failed'];",
])('%j is none', (text) => {
  expect(saidOf('server/views/day.ts', text)).toEqual([]);
});

test('the phases and the moves have them, and so have tests', () => {
  const text = "const OPEN = ['assigned', 'dispatched'];";
  expect(saidOf('contract/booking-phases.ts', text)).toEqual([]);
  expect(saidOf('contract/lifecycle.ts', text)).toEqual([]);
  expect(saidOf('server/views/day.test.ts', text)).toEqual([]);
});
