import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { endOfNight } from './end-of-night.ts';
import { MOST_EARLIER_MS, whileAwake } from './while-awake.ts';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);

test.each([
  ['by day as planned', '2026-12-08T07:00', '2026-12-08T13:00', '2026-12-08T07:00'],
  ['in the small hours', '2026-12-08T03:00', '2026-12-08T09:00', '2026-12-07T20:00'],
  ['before midnight', '2026-12-07T23:30', '2026-12-08T05:30', '2026-12-07T20:00'],
  ['as the night begins', '2026-12-07T21:30', '2026-12-08T03:30', '2026-12-07T20:00'],
  ['of a visit that is near', '2026-12-08T04:00', '2026-12-08T07:00', '2026-12-08T04:00'],
])('it is said %s', (_, planned, startsAt, said) => {
  expect(whileAwake(at(planned), at(startsAt))).toBe(at(said));
});

test('it is never later than planned, never at night unless the visit is near, and never much earlier', () => {
  const minutes = fc.integer({ min: 0, max: (7 * DAY) / 60_000 });
  fc.assert(
    fc.property(minutes, minutes, (offset, ahead) => {
      const planned = at('2026-12-01T00:00') + offset * 60_000;
      const startsAt = planned + ahead * 60_000;
      const said = whileAwake(planned, startsAt);
      expect(said).toBeLessThanOrEqual(planned);
      expect(planned - said).toBeLessThanOrEqual(MOST_EARLIER_MS);
      if (startsAt - planned > 3 * HOUR) expect(endOfNight(said)).toBe(said);
    }),
  );
});
