import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connect } from './platform/database/connect.ts';
import { openProbe } from './platform/database/probe.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { watchApp } from './watch-app.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const ALARMS = read('deploy/monitoring/alerts.yml');
const DASHBOARD = read('deploy/monitoring/dashboard.json');

/** Every figure that the server prints; nothing is asked for. */
function figures(): Set<string> {
  const metrics = createMetrics();
  watchApp(metrics, {} as Parameters<typeof watchApp>[1]);
  return new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
}

test.each([
  ['alarms', ALARMS],
  ['dashboard', DASHBOARD],
])('each figure that the %s ask for is one that the server prints', (_, text) => {
  const known = figures();
  const asked = [...text.matchAll(/\b(?:aangan|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('a database that takes calls and never answers is told as a figure, and keeps no figure of others back', async () => {
  const callers = new Set<Socket>();
  const dumb = createServer((caller) => callers.add(caller.on('error', () => {})));
  await new Promise<void>((resolve) => dumb.listen(0, '127.0.0.1', resolve));
  const url = `postgresql://aangan@127.0.0.1:${(dumb.address() as { port: number }).port}/aangan`;
  // A wait for a connection here is longer than this test.
  const pool = connect({ url, waitMs: 3_600_000 });
  const probe = openProbe(url);
  const metrics = createMetrics();
  const promise = () => new Promise<never>(() => {});
  watchApp(metrics, { pool, probe, streams: () => 7, jobs: () => undefined, promise });
  const serving = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
  for (let look = 1; look <= 3; look += 1) {
    const said = await (await fetch(`http://127.0.0.1:${serving.port}/metrics`)).text();
    expect(said).toContain('aangan_database_ready{state="no-database"} 0');
    expect(said).toContain('aangan_streams 7');
    expect(said).not.toMatch(/^aangan_outbox_events /m);
    // A look that hangs is not begun once more: both figures that are read from the pool wait once.
    expect(pool.totalCount).toBe(2);
  }
  await serving.stop();
  for (const caller of callers) caller.destroy();
  await new Promise((resolve) => dumb.close(resolve));
  await Promise.allSettled([probe.stop(), pool.end()]);
});

test('each recorded ratio that is asked for is recorded', () => {
  const recorded = new Set([...ALARMS.matchAll(/record: (\S+)/g)].map(([, name]) => name));
  const asked = [...`${ALARMS}${DASHBOARD}`.matchAll(/aangan:\w+:\w+/g)].map(([name]) => name);
  expect(asked.filter((name) => !recorded.has(name))).toEqual([]);
});

test('each alarm leads to a section that says what to look at first', () => {
  const sections = [...read('docs/operate/incidents.md').matchAll(/^## (.+)$/gm)].map(
    ([, title]) => `docs/operate/incidents.md#${title?.toLowerCase().replaceAll(' ', '-')}`,
  );
  const alarms = ALARMS.split('- alert: ').slice(1);
  const astray = alarms.flatMap((alarm) => {
    const [, runbook] = /runbook: (\S+)/.exec(alarm) ?? [];
    return sections.includes(runbook ?? '') ? [] : [alarm.split('\n')[0]];
  });
  expect(astray).toEqual([]);
});

test('each alarm that a drill waits for can ring', () => {
  const drills = ['faults-of-machines', 'faults-around'].map((file) =>
    read(`testing/drills/${file}.ts`),
  );
  const rings = [...drills.join().matchAll(/rings: \['(\w+)'\]/g)].map(([, name]) => name);
  const alarms = [...ALARMS.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(rings.filter((name) => !alarms.includes(name))).toEqual([]);
});
