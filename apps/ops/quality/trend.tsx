import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dateInIndia, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { shownDayAndMonth } from '#ui/dates.ts';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { Quality } from './shares.ts';

const HEIGHT = 150;

/** Visits, late ones, refused and cancelled, day by day; the same numbers stand in the file. */
export function Trend({ days }: { days: Quality['days'] }) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const names = [says.heads.when, says.visits, says.late, says.refusedShort, says.cancelledShort];
    const chart = new uPlot(
      optionsOf(place, names, (day) => shownDayAndMonth(day, lang)),
      dataOf(days),
      place,
    );
    const { canvas } = chart.ctx;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', `${says.trend}: ${sumsOf(days, names)}`);
    const sized = new ResizeObserver(() =>
      chart.setSize({ width: place.clientWidth, height: HEIGHT }),
    );
    sized.observe(place);
    return () => {
      sized.disconnect();
      chart.destroy();
    };
  }, [days, says, lang]);
  return (
    <Panel title={says.trend}>
      <div ref={box} className="ql-trend" />
    </Panel>
  );
}

const LINES = ['visits', 'late', 'refused', 'cancelled'] as const;

const dataOf = (days: Quality['days']): uPlot.AlignedData => [
  days.map(({ day }) => instantInIndia(day) / 1000),
  ...LINES.map((key) => days.map((one) => one[key])),
];

/** The lines in words, for those who do not see them. */
const sumsOf = (days: Quality['days'], [, ...names]: readonly string[]): string =>
  LINES.map((key, index) => `${names[index]} ${days.reduce((sum, one) => sum + one[key], 0)}`).join(
    ', ',
  );

/** Colours are those of the page by day and by night, as they stand when it is drawn. */
function optionsOf(
  place: HTMLElement,
  [when, ...names]: readonly string[],
  nameOf: (day: LocalDate) => string,
): uPlot.Options {
  const dayAt = (at: number | null) => (at === null ? '' : nameOf(dateInIndia(at * 1000)));
  const probe = document.createElement('i');
  place.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const [text, grid] = [colour('--text-2'), colour('--line-soft')];
  const strokes = ['--text', '--harm', '--risk', '--text-3'].map(colour);
  probe.remove();
  // A canvas inherits nothing: without it Devanagari would be in another face than the page.
  const font = `12px ${getComputedStyle(place).fontFamily}`;
  const axis = { font, stroke: text, grid: { stroke: grid }, ticks: { stroke: grid } };
  return {
    ...{ width: place.clientWidth, height: HEIGHT },
    tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Asia/Kolkata'),
    axes: [{ ...axis, space: 72, values: (_, ats) => ats.map(dayAt) }, axis],
    series: [
      { ...(when && { label: when }), value: (_, at) => dayAt(at) },
      ...names.map((label, index) => ({
        ...{ label, stroke: strokes[index] ?? text, width: index === 0 ? 2 : 1.5 },
        ...(index === 2 && { dash: [6, 3] }),
        ...(index === 3 && { dash: [2, 3] }),
      })),
    ],
  };
}
