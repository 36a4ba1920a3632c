import type { Page } from 'playwright';
import { expect } from 'vitest';

/** On the narrowest telephone, its text twice as large, nothing lies over the check marks of what is done. */
export async function seeMarksWhole(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 844 });
  const hidden = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const marks = [...document.querySelectorAll('.k-steps .ico')];
    const covered = marks.flatMap((mark, place) => {
      mark.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = mark.getBoundingClientRect();
      const points = [0.15, 0.5, 0.85].map((part) => [x + width * part, y + height / 2] as const);
      return points.some(([left, top]) => !mark.contains(document.elementFromPoint(left, top)))
        ? [place]
        : [];
    });
    root.style.removeProperty('font-size');
    return { marks: marks.length, covered };
  });
  expect(hidden).toEqual({ marks: 3, covered: [] });
  if (before) await page.setViewportSize(before);
}
