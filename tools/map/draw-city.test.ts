import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { servedPincodes } from '#server/seed/data/served-pincodes.ts';
import { type Line, land } from './coast.ts';
import { drawCity } from './draw-city.ts';
import { park } from './inland.ts';

test('the map that is shipped is the one that would be drawn', async () => {
  const shipped = await readFile('apps/browser/mumbai.json', 'utf8');
  expect(JSON.parse(shipped)).toEqual(JSON.parse(JSON.stringify(drawCity())));
});

test('the middle of every pincode lies on land, and none in the forest', () => {
  const wet = servedPincodes.filter(([, , , ...at]) => !isInside(land, at[0], at[1]));
  expect(wet.map(([pincode, { en }]) => `${pincode} ${en}`)).toEqual([]);
  const wild = servedPincodes.filter(([, , , ...at]) => isInside(park, at[0], at[1]));
  expect(wild.map(([pincode, { en }]) => `${pincode} ${en}`)).toEqual([]);
});

/** A ray from inside crosses the outline an odd number of times. */
function isInside(outline: Line, latitude: number, longitude: number): boolean {
  let inside = false;
  for (const [index, [lat, lng]] of outline.entries()) {
    const [lat2, lng2] = outline[(index + 1) % outline.length] as readonly [number, number];
    if (lat > latitude === lat2 > latitude) continue;
    const crossing = lng + ((latitude - lat) / (lat2 - lat)) * (lng2 - lng);
    if (longitude < crossing) inside = !inside;
  }
  return inside;
}
