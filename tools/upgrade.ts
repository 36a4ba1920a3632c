import { rollOver } from '#testing/upgrade/roll-over.ts';
import { runTool } from './run-tool.ts';

/** The version that the next one has to run beside. */
const VERSION_BEFORE = '0a7dccd0cdd4dfed66cf93f6fb801f157c8ef280';
const SECONDS = 5;
const PEOPLE = 4;

/**
 * `npm run test:upgrade -- <commit>`: the version before and this one on one database, there and back again, while people
 * book. No request may fail, and nothing that was acknowledged may be lost.
 */
await runTool(async () => {
  const commit = process.argv[2] ?? VERSION_BEFORE;
  const { phases, broken } = await rollOver(commit, { seconds: SECONDS, people: PEOPLE });
  console.table(phases.map((phase) => ({ ...phase, seconds: Number(phase.seconds.toFixed(1)) })));
  const failed = phases.reduce((sum, phase) => sum + phase.failed, 0);
  const requests = phases.reduce((sum, phase) => sum + phase.requests, 0);
  for (const sentence of broken) console.log(sentence);
  const isWell = failed === 0 && broken.length === 0;
  console.log(`${isWell ? '✓' : '✗'} ${commit.slice(0, 8)}: ${failed} of ${requests} failed`);
  process.exit(isWell ? 0 : 1);
});
