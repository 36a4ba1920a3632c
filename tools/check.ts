import { runChecks } from './checks.ts';
import { runTool } from './run-tool.ts';

/** `npm run check`: the checks that take seconds, for before every commit. */
await runTool(async () => {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
