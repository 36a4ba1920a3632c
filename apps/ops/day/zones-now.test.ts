import { expect, test } from 'vitest';
import type { KeptZone } from '#contract/ops/zone.ts';
import { namePlaces, zonesOn } from './zones-now.ts';

const zone = (state: KeptZone['state'], from: string, until: string): KeptZone => ({
  ...{ id: state, city: 'mumbai', wholeCity: false, pincodes: ['400076'], kind: 'rain', state },
  ...{ from: `${from}+05:30`, until: `${until}+05:30`, closed: false, leadMinutes: 0, visits: 1 },
  ...{ message: { en: 'Rain', hi: 'Rain', mr: 'Rain' }, version: 1 },
});
const holds = zone('holds', '2026-12-01T10:00:00', '2026-12-02T02:00:00');
const coming = zone('coming', '2026-12-01T18:00:00', '2026-12-02T00:00:00');
const over = zone('over', '2026-12-01T06:00:00', '2026-12-03T08:00:00');
const MUMBAI = { slug: 'mumbai', name: 'Mumbai' };
const shown = (date: string, isToday: boolean) =>
  zonesOn({ zones: [holds, coming, over], cities: [MUMBAI] }, date, isToday).map(({ id }) => id);

test('N13: the map shows the switches in force now, and of another day those of any of its hours', () => {
  expect(shown('2026-12-01', true)).toEqual(['holds']);
  expect(shown('2026-12-01', false)).toEqual(['holds', 'coming']);
  // One that ends at midnight is none of the day after.
  expect(shown('2026-12-02', false)).toEqual(['holds']);
  expect(shown('2026-12-03', false)).toEqual([]);
});

test('N13: a switch says its city once there is more than one', () => {
  const pune = { slug: 'pune', name: 'Pune' };
  const cityIn = (cities: (typeof pune)[]) =>
    zonesOn({ zones: [holds], cities }, '2026-12-01', true).map(({ cityName }) => cityName);
  expect(cityIn([MUMBAI])).toEqual([undefined]);
  expect(cityIn([MUMBAI, pune])).toEqual(['Mumbai']);
});

test('N13: names of switches at the same place stand one above the other', () => {
  const there = [100, 500] as const;
  expect(namePlaces([there, [2_000, 500], there, [150, 490]], 2)).toEqual([
    there,
    [2_000, 500],
    [100, 470],
    [150, 430],
  ]);
});
