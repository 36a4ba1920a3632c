import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './platform/metrics/metrics.ts';
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
