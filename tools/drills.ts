import { FAULTS_AROUND } from '#testing/drills/faults-around.ts';
import { FAULTS_OF_MACHINES } from '#testing/drills/faults-of-machines.ts';
import { runDrills } from './run-drills.ts';
import { runTool } from './run-tool.ts';

const TIMES = 3;

/**
 * `npm run test:drills -- <times> <part of a name>`: each fault with two servers under load, and the real alarms of
 * `deploy/monitoring/`. Nothing acknowledged may be lost or doubled, and the alarm has to ring within a minute. What is
 * killed is killed so many times.
 */
await runTool(async () => {
  const times = Number(process.argv[2] ?? TIMES);
  const part = process.argv[3] ?? '';
  const all = [...FAULTS_OF_MACHINES, ...FAULTS_AROUND].filter(({ name }) => name.includes(part));
  const isWell = await runDrills(all.map((drill) => [drill, times] as const));
  process.exit(isWell ? 0 : 1);
});
