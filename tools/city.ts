import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { LivedScenario } from '#testing/city/live-scenario.ts';
import { reportScenario } from '#testing/city/report-scenario.ts';
import { type ScenarioName, scenarios } from '#testing/city/scenarios.ts';

/**
 * Days of the city: `npm run test:city -- [seeds] [names]`. Each seed of each kind of day is lived in memory by the rules of the
 * product, beside nearest free with the very same people; the same seed gives the same day.
 */
const [wanted = '5', only = Object.keys(scenarios).join()] = process.argv.slice(2);
const seeds = Number(wanted);
const names = only.split(',') as ScenarioName[];
if (!Number.isInteger(seeds) || seeds < 1 || names.some((name) => !(name in scenarios)))
  throw new Error(`npm run test:city -- <seeds> <${Object.keys(scenarios).join(',')}>`);

const pool = new Piscina<{ name: ScenarioName; seed: number }, LivedScenario>({
  filename: join(import.meta.dirname, '..', 'testing', 'city', 'live-scenario.ts'),
  name: 'liveScenario',
  maxThreads: Math.min(seeds, availableParallelism()),
  execArgv: [],
});
let missed = 0;
for (const name of names) {
  const began = performance.now();
  const days = await Promise.all(
    Array.from({ length: seeds }, (_, index) => pool.run({ name, seed: index + 1 })),
  );
  const { text, met } = reportScenario(scenarios[name], days);
  if (!met) missed += 1;
  console.log(`${text}\n${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}
await pool.destroy();
console.log(
  missed === 0 ? 'Every aim is met.' : `${missed} of ${names.length} kinds of day miss an aim (✗).`,
);
