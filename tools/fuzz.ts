import { parseArgs } from 'node:util';
import { operations } from '#contract/operations.ts';
import { everyCaseOf } from '#testing/bad-input/campaign.ts';
import { caseTrier } from '#testing/bad-input/try-case.ts';
import { tryStrays } from '#testing/bad-input/try-strays.ts';
import { startEveryRoute } from '#testing/every-route.ts';
import { runTool } from './run-tool.ts';

const OPTIONS = { seed: { type: 'string' }, only: { type: 'string' } } as const;

const isSaid = (said: string | undefined): said is string => said !== undefined;

/**
 * `npm run test:fuzz -- --seed 7 --only placeBooking`: every bad thing that could stand in every field of every
 * operation, and several at once as the seed throws them. `npm test` tries a sample of it.
 */
await runTool(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  console.log(`Seed ${seed}`);
  const app = await startEveryRoute();
  const tryCase = caseTrier(app);
  const problems: string[] = [];
  let tried = 0;
  try {
    for (const operation of operations.filter(({ name }) => !values.only || name === values.only)) {
      const before = problems.length;
      const cases = everyCaseOf(operation, seed);
      for (const one of cases) problems.push(...[await tryCase(one)].filter(isSaid));
      tried += cases.length;
      console.log(`${problems.length === before ? '✓' : '✗'} ${operation.name}: ${cases.length}`);
    }
    if (!values.only) {
      const beside = await tryStrays(app);
      tried += beside.tried;
      problems.push(...beside.problems);
    }
  } finally {
    await app.close();
  }
  for (const problem of problems) console.error(`\n✗ ${problem}`);
  console.log(`\n${tried} tried, ${problems.length} not as they should be. Again: --seed ${seed}`);
  process.exit(problems.length === 0 ? 0 : 1);
});
