import { expect, test } from 'vitest';
import { placeOnLine } from './late-places.ts';

const LINE = {
  promisedAt: '2026-11-24T11:00:00+05:30',
  freeFrom: '2026-11-24T11:15:00+05:30',
  owedFrom: '2026-11-24T11:30:00+05:30',
};

test.each([
  ['10:45', 4],
  ['11:00', 25],
  ['11:06', 35],
  ['11:15', 50],
  ['11:30', 75],
  ['11:36', 85],
  ['13:00', 96],
])('%s stands at %s percent of the line of a visit that was promised for 11:00', (clock, place) => {
  expect(placeOnLine(LINE, `2026-11-24T${clock}:00+05:30`)).toBe(place);
});
