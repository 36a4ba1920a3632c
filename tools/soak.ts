import type { Sample } from '#testing/soak/figures.ts';
import { soak } from '#testing/soak/soak.ts';
import { runTool } from './run-tool.ts';

const MINUTES = 120;

/**
 * `npm run test:soak -- <minutes>`: two servers under an even load. Memory has to stay flat, every table bounded, no alarm may
 * ring, and nothing acknowledged may be lost or doubled.
 */
await runTool(async () => {
  const minutes = Number(process.argv[2] ?? MINUTES);
  const soaked = await soak(minutes, (sample) => console.log(lineOf(sample)));
  const { acknowledged, lost, doubled, slowestMs, answers, figures, broken } = soaked;
  for (const [answer, count] of answers) console.log(`${answer}: ${count}`);
  for (const figure of figures) console.log(figure);
  const isGood = lost === 0 && doubled === 0 && broken.length === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${minutes} minutes: ${acknowledged} acknowledged, lost ${lost}, doubled ${doubled}; slowest booking ${slowestMs} ms`,
  );
  for (const sentence of broken) console.log(`  ${sentence}`);
  process.exit(isGood ? 0 : 1);
});

function lineOf({ minutes, bookings, servers, connections, outbox }: Sample): string {
  const each = servers.map(
    ({ rssMb, heapMb, files, streams }) =>
      `${rssMb.toFixed(0)} MB (heap ${heapMb.toFixed(0)}), ${files} files, ${streams} tabs`,
  );
  return `${minutes.toFixed(1)} min: ${bookings} bookings; ${each.join('; ')}; ${connections} connections, ${outbox} events wait`;
}
