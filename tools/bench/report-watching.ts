import type { Watching } from './measure-watching.ts';
import { atMost, tellFacts } from './report.ts';

export function reportWatching(watching: Watching): string {
  const { watchers, karigars, openedInMs, idleMb, busyMb, cpuShare } = watching;
  const perWatcher =
    idleMb === undefined || busyMb === undefined
      ? undefined
      : ((busyMb - idleMb) * 1_024) / watchers;
  return tellFacts(`${watchers} watch ${karigars} who ride`, [
    ['until all watched', `${(openedInMs / 1_000).toFixed(1)} s`],
    ['positions reported', `${watching.reportsPerSecond.toFixed(0)} /s`],
    ['updates told', watching.told.toLocaleString('en-IN')],
    ['report to screen, p50', atMost(watching.p50Ms, 50, 'ms')],
    ['report to screen, p99', atMost(watching.p99Ms, 500, 'ms')],
    ['who does not see the last', watching.behind === 0 ? '✓ nobody' : `✗ ${watching.behind}`],
    ['memory', busyMb === undefined ? 'not told by this system' : `${busyMb.toFixed(0)} MB`],
    ['memory for each watcher', atMost(perWatcher, 100, 'KB')],
    ['of one processor', cpuShare === undefined ? 'not told' : `${(cpuShare * 100).toFixed(0)} %`],
  ]);
}
