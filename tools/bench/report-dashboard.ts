import type { DashboardFigures } from './measure-dashboard.ts';
import type { PageFigures } from './measure-page.ts';
import { atMost, tellFacts } from './report.ts';

const LCP_AIM = 1.4;
const TAP_AIM_MS = 200;

/** How soon the dashboard of somebody who is signed in is there, and its booking dialog after a tap. */
export function reportDashboard({ empty, first, next, ...taps }: DashboardFigures): string {
  const said = (page: PageFigures): string =>
    `LCP ${page.lcpMs} ms, ${(page.lcpMs / empty.lcpMs).toFixed(2)} of the empty page's (aim ${LCP_AIM}); TBT ${page.tbtMs} ms, CLS ${page.cls}, ${Math.round(page.bytes / 1024)} KB, scores ${page.performance}/${page.accessibility}/${page.bestPractices}`;
  return tellFacts('Dashboard, Lighthouse mobile; taps with a processor four times slower', [
    ['first visit', said(first)],
    ['next visit', said(next)],
    ['dialog at the first tap', atMost(taps.firstTapMs, TAP_AIM_MS, 'ms')],
    ['dialog at a later tap', atMost(taps.laterTapMs, TAP_AIM_MS, 'ms')],
  ]);
}
