import { expect, test } from 'vitest';
import { project, unproject } from './city-projection.ts';

test('a pin that is set on the map stands again where it was pressed, to the metre', () => {
  const pin = { latitude: 19.01234, longitude: 72.84567 };
  expect(unproject(project(pin))).toEqual(pin);
  const [x, y] = project(unproject([1234, 2345]));
  expect([Math.round(x), Math.round(y)]).toEqual([1234, 2345]);
});
