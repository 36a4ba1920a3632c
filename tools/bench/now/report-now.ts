import { atMost, tellFacts } from '../report.ts';
import { type NowFigures, SLOWDOWNS } from './measure-now.ts';
import type { Frames } from './scroll-frames.ts';
import { VISITS_OF_A_DAY } from './sow-day.ts';

const PAINT_AIM_MS = 1_500;
const FRAMES_AIM = 60;
/** A screen of 60 frames a second has one or two fewer in a second that is measured. */
const NEAR = 1;

/** How soon the room Now is there on a day of the whole city, and whether it scrolls as fast as the screen. */
export function reportNow({
  paintMs,
  slowPaintMs,
  dayBytes,
  dayMs,
  bare,
  plain,
  frames,
}: NowFigures): string {
  const title = `Now with 5,000 Karigars and ${VISITS_OF_A_DAY.toLocaleString('en-IN')} visits, in a browser without a graphics card`;
  return tellFacts(title, [
    ['first useful paint', said(paintMs.first)],
    ['… opened again', said(paintMs.next)],
    [`… processor ${SLOWDOWNS[1]} times slower`, said(slowPaintMs)],
    ['the day as answered', `${Math.round(dayBytes / 1024)} KB in ${Math.round(dayMs)} ms`],
    ['an empty page, scrolled', shown(bare)],
    ['a plain list of 5,000 names, scrolled', shown(plain)],
    ...frames.map(
      (one) =>
        [`lanes, scrolled, processor ×${one.slower}`, `${shown(one)}; ${reached(one)}`] as const,
    ),
  ]);
}

const said = (all: readonly number[]): string => {
  const sorted = all.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return `${atMost(middle, PAINT_AIM_MS, 'ms')} (of ${sorted.length}: ${sorted.join(', ')})`;
};

const shown = ({ perSecond, dropped, longestMs, blank, scrolledPx, threadMs }: Frames): string =>
  `${perSecond.toFixed(1)} frames/s, ${(100 * dropped).toFixed(1)} % dropped, longest ${longestMs.toFixed(0)} ms, ${(100 * blank).toFixed(1)} % without a row, ${threadMs.toFixed(1)} ms of its thread a frame, ${(scrolledPx / 1_000).toFixed(1)} thousand px`;

const reached = ({ perSecond }: Frames): string =>
  `${perSecond >= FRAMES_AIM - NEAR ? '✓' : '✗'} aim ${FRAMES_AIM} frames/s`;
