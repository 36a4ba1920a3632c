import { median } from '../volley.ts';
import type { Pair } from './measure-against.ts';
import type { Round } from './version-process.ts';

const FIGURES: readonly (readonly [string, (round: Round) => number])[] = [
  ['p50 ms', (round) => round.p50Ms],
  ['p99 ms', (round) => round.p99Ms],
  ['processor ms, until answered', (round) => round.burstNodeMs + round.burstPostgresMs],
  ['  of it PostgreSQL', (round) => round.burstPostgresMs],
  ['processor ms, all that follows', (round) => round.nodeMs + round.postgresMs],
  ['  of it PostgreSQL', (round) => round.postgresMs],
];

/** Medians, and the middle half of the ratios of single rounds: where it holds 1, the difference is noise. */
export function reportAgainst(commit: string, concurrency: number, pairs: readonly Pair[]): string {
  const lines = FIGURES.map(([name, figure]) => {
    const before = median(pairs.map((pair) => figure(pair.before)));
    const now = median(pairs.map((pair) => figure(pair.now)));
    const ratios = pairs.map((pair) => figure(pair.now) / figure(pair.before));
    const sorted = ratios.sort((one, other) => one - other);
    const [low, high] = [0.25, 0.75].map(
      (share) => sorted[Math.floor(share * (sorted.length - 1))],
    );
    const verdict = (low as number) <= 1 ? '✓' : '✗';
    const columns = [before, now, median(ratios)].map((value) => value.toFixed(2).padStart(8));
    const noise = `${low?.toFixed(2)} – ${high?.toFixed(2)}`;
    return `  ${name.padEnd(32)}${columns.join('')}   ${noise}  ${verdict}`;
  });
  const head = `  ${''.padEnd(32)}${['before', 'now', 'ratio'].map((name) => name.padStart(8)).join('')}   middle half`;
  return [
    `\nA booking, ${concurrency} at once, ${commit.slice(0, 8)} beside this version`,
    head,
    ...lines,
  ].join('\n');
}
