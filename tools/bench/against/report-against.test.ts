import { expect, test } from 'vitest';
import { reportAgainst } from './report-against.ts';
import type { Round } from './version-process.ts';

const round = (ms: number): Round => ({
  ...{ bookings: 400, p50Ms: ms, p99Ms: ms, burstNodeMs: ms, burstPostgresMs: ms },
  ...{ nodeMs: ms, postgresMs: ms },
});
const verdictsOf = (pairs: readonly (readonly [number, number])[]) =>
  reportAgainst(
    'd3ac4d590000',
    1,
    pairs.map(([before, now]) => ({ before: round(before), now: round(now) })),
  )
    .split('\n')
    .slice(3)
    .map((line) => line.at(-1));

test('slower in every round is a miss; slower in some and quicker in others is noise', () => {
  expect(
    new Set(
      verdictsOf([
        [1, 1.2],
        [2, 2.3],
        [1, 1.1],
        [3, 3.4],
      ]),
    ),
  ).toEqual(new Set(['✗']));
  expect(
    new Set(
      verdictsOf([
        [1, 1.2],
        [2, 1.9],
        [1, 0.9],
        [3, 3.4],
      ]),
    ),
  ).toEqual(new Set(['✓']));
});
