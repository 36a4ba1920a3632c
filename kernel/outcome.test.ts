import { expect, test } from 'vitest';
import { accept, type Outcome, refuse } from './outcome.ts';

test('a value is accepted as it is', () => {
  expect(accept(undefined)).toEqual({ ok: true, value: undefined });
});

test('a refusal has a name, and parameters only if its sentence needs some', () => {
  expect(refuse('slot-taken')).toEqual({ ok: false, refusal: { code: 'slot-taken' } });
  expect(refuse('too-many-requests', { retryAfterSeconds: 9 })).toEqual({
    ok: false,
    refusal: { code: 'too-many-requests', params: { retryAfterSeconds: 9 } },
  });
});

test('a refusal that says less or other than is declared does not compile', () => {
  const wrong = [
    // @ts-expect-error: when to come again is missing.
    refuse('too-many-requests'),
    // @ts-expect-error: it is seconds that are said.
    refuse('too-many-requests', { retryAfterMinutes: 1 }),
    // @ts-expect-error: nothing is declared for this name.
    refuse('not-on-roster', { since: 9 }),
  ];
  expect(wrong.map(({ ok }) => ok)).toEqual([false, false, false]);
});

test('a refusal that was not announced does not compile', () => {
  const decide = (): Outcome<number, 'slot-taken'> => refuse('slot-taken');
  // @ts-expect-error: `too-soon` is not among the refusals of this outcome.
  const wrong = (): Outcome<number, 'slot-taken'> => refuse('too-soon');
  expect([decide().ok, wrong().ok]).toEqual([false, false]);
});
