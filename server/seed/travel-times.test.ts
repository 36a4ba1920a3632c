import fc from 'fast-check';
import { expect, test } from 'vitest';
import { servedPincodes } from './data/served-pincodes.ts';
import { listTravelTimes } from './travel-times.ts';

const pincodes = servedPincodes.map(([pincode]) => pincode);
const times = listTravelTimes(pincodes);
const minutes = new Map(times.map(({ from, to, minutes }) => [`${from}-${to}`, minutes]));
const between = (from: string, to: string): number => minutes.get(`${from}-${to}`)!;
const place = fc.constantFrom(...pincodes);

test('every served pincode leads to every other and to itself', () => {
  expect(minutes.size).toBe(89 * 89);
  expect(times.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 10)).toBe(true);
});

test('a detour never takes less time than the direct journey', () => {
  for (const a of pincodes) {
    for (const b of pincodes) {
      const shortcut = pincodes.find((via) => between(a, via) + between(via, b) < between(a, b));
      expect(shortcut, `${a} to ${b}`).toBeUndefined();
    }
  }
});

test('the way back takes as long as the way there', () => {
  fc.assert(fc.property(place, place, (a, b) => between(a, b) === between(b, a)));
});

test('a home in the same pincode is ten minutes away', () => {
  for (const pincode of pincodes) expect(between(pincode, pincode)).toBe(10);
});

test('the road goes round the national park: Borivali East to Mulund West is far more than 11 km', () => {
  const elevenKilometresStraight = 5 + (11 * 60) / 20;
  expect(between('400066', '400080')).toBeGreaterThan(elevenKilometresStraight + 20);
});

test('places that no road joins are a fault, not a long journey', () => {
  expect(() => listTravelTimes(['400001', '400002'], [['400001', '400003', 1]])).toThrow(
    'No road leads from 400001 to 400002',
  );
});
