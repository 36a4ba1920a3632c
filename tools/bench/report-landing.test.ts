import { expect, test } from 'vitest';
import { rowOf } from './lighthouse.ts';
import type { PageFigures } from './measure-page.ts';
import { reportLanding } from './report-landing.ts';

const round = (lcpMs: number): PageFigures => ({
  ...{ performance: 92, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ lcpMs, tbtMs: 300, cls: 0, bytes: 120_000, requests: 20 },
});

test('a round in which Lighthouse saw no paint neither hides the others nor decides', () => {
  const floor = rowOf('empty page', [round(661), round(700), round(619)], 97);
  const page = rowOf('landing page', [round(760), round(Number.NaN), round(740)], 12_777);
  expect([page.lcpMs, page.lcpQuietMs]).toEqual([760, 740]);
  const ratio = page.lcpMs / floor.lcpMs;
  const ratioQuiet = page.lcpQuietMs / floor.lcpQuietMs;
  const told = reportLanding({
    ...{ rows: [floor, page], ratio, ratioQuiet },
    ofService: { ratio: 1.2, ratioQuiet: 1.16 },
  });
  expect(told).toContain("LCP 1.15 of the empty page's (quietest rounds 1.20): within the aim");
  expect(told).toContain('LCP of a service 1.20 of');
  expect(told).toContain('(quietest rounds 1.16): above the aim');
  expect(told).not.toContain('NaN');
});

test('a page of which no paint was ever seen has not been measured', () => {
  expect(() => rowOf('landing page', [round(Number.NaN)], 1)).toThrow('saw no largest paint');
});
