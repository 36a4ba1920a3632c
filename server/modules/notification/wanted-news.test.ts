import { expect, test } from 'vitest';
import { isWanted } from './wanted-news.ts';

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+05:30`);
const NOON = at('12:00');

test('a topic is silent by the way that was chosen, and by no other', () => {
  const unwanted = ['money:push'] as const;
  expect(isWanted('refund-started', 'push', unwanted, NOON)).toBe(false);
  expect(isWanted('refund-started', 'email', unwanted, NOON)).toBe(true);
  expect(isWanted('visit-soon', 'push', unwanted, NOON)).toBe(true);
});

test.each(['at-the-door', 'payment-due', 'called-off', 'safety-case-opened', 'runs-late'])(
  '%s reaches everybody, whatever they have chosen',
  (kind) => {
    const all = ['reminders:push', 'progress:push', 'money:push', 'night'] as const;
    expect(isWanted(kind, 'push', all, at('23:30'))).toBe(true);
  },
);

test.each([
  ['21:59', true],
  ['22:00', false],
  ['06:59', false],
  ['07:00', true],
])('at night nothing of the topics rings, and mail comes as always: %s', (time, rings) => {
  expect(isWanted('visit-tomorrow', 'message', ['night'], at(time))).toBe(rings);
  expect(isWanted('visit-tomorrow', 'email', ['night'], at(time))).toBe(true);
});
