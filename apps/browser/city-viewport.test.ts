import { expect, test } from 'vitest';
import { keptViewport, type MapFrame, placed, viewportOf } from './city-viewport.ts';

const SHOWN: MapFrame = { width: 400, height: 300, margin: 64, leastUnits: 300 };

const isShown = ([left, top]: readonly [number, number]) =>
  left >= 60 && left <= SHOWN.width - 60 && top >= 60 && top <= SHOWN.height - 60;

test('both are inside, with room for their pins, however far apart', () => {
  for (const to of [
    [100, 2000],
    [1500, 130],
    [101, 100],
  ] as const) {
    const view = viewportOf(SHOWN, [100, 100], to);
    expect([placed(SHOWN, view, [100, 100]), placed(SHOWN, view, to)].every(isShown)).toBe(true);
  }
});

test('never nearer than three kilometres across', () => {
  expect(SHOWN.width / viewportOf(SHOWN, [100, 100], [100, 100]).scale).toBeCloseTo(300);
});

test('the view stands still while the Karigar moves inside it, and changes when they have left or come much nearer', () => {
  const home = [1000, 1000] as const;
  const first = keptViewport(SHOWN, undefined, [500, 900], home);
  expect(keptViewport(SHOWN, first, [560, 910], home)).toBe(first);
  expect(keptViewport(SHOWN, first, [100, 900], home)).not.toBe(first);
  expect(keptViewport(SHOWN, first, [900, 990], home).scale).toBeGreaterThan(first.scale);
});

test('a flat drawing, as in an offer, has room for both as well', () => {
  const flat: MapFrame = { width: 400, height: 170, margin: 44, leastUnits: 800 };
  const view = viewportOf(flat, [100, 100], [400, 1900]);
  for (const dot of [
    [100, 100],
    [400, 1900],
  ] as const) {
    const [left, top] = placed(flat, view, dot);
    expect([left >= 44, left <= 356, top >= 43.9, top <= 126.1]).toEqual([true, true, true, true]);
  }
});
