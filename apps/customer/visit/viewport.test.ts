import { expect, test } from 'vitest';
import { keptViewport, placed, SHOWN, viewportOf } from './viewport.ts';

const isShown = ([left, top]: readonly [number, number]) =>
  left >= 60 && left <= SHOWN.width - 60 && top >= 60 && top <= SHOWN.height - 60;

test('both are inside, with room for their pins, however far apart', () => {
  for (const to of [
    [100, 2000],
    [1500, 130],
    [101, 100],
  ] as const) {
    const view = viewportOf([100, 100], to);
    expect([placed(view, [100, 100]), placed(view, to)].every(isShown)).toBe(true);
  }
});

test('never nearer than three kilometres across', () => {
  expect(SHOWN.width / viewportOf([100, 100], [100, 100]).scale).toBeCloseTo(300);
});

test('the view stands still while the Karigar moves inside it, and changes when they have left or come much nearer', () => {
  const home = [1000, 1000] as const;
  const first = keptViewport(undefined, [500, 900], home);
  expect(keptViewport(first, [560, 910], home)).toBe(first);
  expect(keptViewport(first, [100, 900], home)).not.toBe(first);
  expect(keptViewport(first, [900, 990], home).scale).toBeGreaterThan(first.scale);
});
