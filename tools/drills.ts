import { type Drilled, runDrill } from '#testing/drills/drill.ts';
import { FAULTS_AROUND } from '#testing/drills/faults-around.ts';
import { FAULTS_OF_MACHINES } from '#testing/drills/faults-of-machines.ts';
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
  let isWell = all.length > 0;
  for (const drill of all) {
    const drilled = await runDrill(drill, times);
    isWell &&= isGood(drilled);
    say(drilled);
  }
  process.exit(isWell ? 0 : 1);
});

function isGood({ lost, doubled, broken }: Drilled): boolean {
  return lost === 0 && doubled === 0 && broken.length === 0;
}

function say(drilled: Drilled): void {
  const { fault, acknowledged, lost, doubled, rang, slowestMs, recoveredMs, broken } = drilled;
  console.log(
    `${isGood(drilled) ? '✓' : '✗'} ${fault}: ${acknowledged} acknowledged, lost ${lost}, doubled ${doubled}; rang: ${rang}; slowest answer ${slowestMs} ms, booked again after ${recoveredMs} ms`,
  );
  for (const sentence of broken) console.log(`  ${sentence}`);
}
