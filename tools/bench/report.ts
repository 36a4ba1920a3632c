import type { Comparison } from './compare.ts';

const line = (columns: readonly string[], widths: readonly number[]): string =>
  columns
    .map((text, index) =>
      index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
    )
    .join('  ')
    .trimEnd();

const WIDTHS = [26, 3, 10, 9, 9, 10, 9, 9, 6, 12];

export function reportComparisons(
  title: string,
  peer: string,
  rows: readonly Comparison[],
): string {
  const head = [
    '',
    'at',
    'ours /s',
    'p50 ms',
    'p99 ms',
    `${peer} /s`,
    'p50 ms',
    'p99 ms',
    'ratio',
    'aim',
  ];
  const body = rows.map(({ what, concurrency, ours, peer: theirs, ratio, aim }) =>
    line(
      [
        what,
        String(concurrency),
        whole(ours.perSecond),
        milliseconds(ours.p50Ms),
        milliseconds(ours.p99Ms),
        whole(theirs.perSecond),
        milliseconds(theirs.p50Ms),
        milliseconds(theirs.p99Ms),
        ratio.toFixed(2),
        aim === undefined ? '' : `${verdict(ratio >= aim)} ≥ ${aim.toFixed(2)}`,
      ],
      WIDTHS,
    ),
  );
  return [`\n${title}`, line(head, WIDTHS), ...body].join('\n');
}

export function tellFacts(
  title: string,
  facts: readonly (readonly [name: string, value: string])[],
): string {
  const widest = Math.max(...facts.map(([name]) => name.length));
  return [`\n${title}`, ...facts.map(([name, value]) => `  ${name.padEnd(widest)}  ${value}`)].join(
    '\n',
  );
}

/** A figure that should not be larger than its aim. */
export const atMost = (value: number | undefined, aim: number, unit: string): string =>
  value === undefined
    ? 'not told by this system'
    : `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}  ${verdict(value <= aim)} aim ≤ ${aim} ${unit}`;

/** A share that should not be smaller than its aim. */
export const atLeast = (value: number, aim: number): string =>
  Number.isFinite(value)
    ? `${value.toFixed(2)}  ${verdict(value >= aim)} aim ≥ ${aim.toFixed(2)}`
    : 'nothing to compare with';

const verdict = (reached: boolean): string => (reached ? '✓' : '✗');
const whole = (value: number): string => Math.round(value).toLocaleString('en-IN');
const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
