import { runChecks, type Tally } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ensureScreensBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';
import { runVitest } from './run-vitest.ts';

/** `npm test`: everything, whatever fails on the way. `npm test -- booking` runs only the tests named so. */
await runTool(async () => {
  const named = process.argv.slice(2);
  const tally = sum(named.length > 0 ? [await runVitest(named)] : await runEverything());
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed === 0 ? 0 : 1);
});

async function runEverything(): Promise<Tally[]> {
  const checks = await runChecks();
  const tests = await runVitest(['--project', 'node']);
  return [checks, tests, await runStories()];
}

async function runStories(): Promise<Tally> {
  try {
    await ensureScreensBuilt();
    const hindrance = await ensureBrowser();
    if (!hindrance) return await runVitest(['--project', 'stories', '--passWithNoTests']);
    console.error(hindrance);
  } catch (error) {
    console.error((error as Error).message);
  }
  return { passed: 0, failed: 1 };
}

function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
