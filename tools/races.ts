import { runStep } from './run-step.ts';
import { runTool } from './run-tool.ts';

const ROUNDS = 10;
const VITEST = 'node_modules/vitest/vitest.mjs';
/** Paths of race tests. */
const RACES = ['.race.test.ts', 'testing/races/'] as const;

/**
 * `npm run test:races -- 50`: the races of `npm test` again and again. What happens once in a thousand times shows
 * itself here: a slot sold twice, an acknowledged booking lost, a request that hangs.
 */
await runTool(async () => {
  const rounds = Number(process.argv[2] ?? ROUNDS);
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    const { code, said } = await runStep([process.execPath, VITEST, 'run', ...RACES]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} Round ${round} of ${rounds} (${seconds} s)`);
    if (code === 0) continue;
    console.log(said);
    process.exit(1);
  }
});
