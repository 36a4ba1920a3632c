import { join } from 'node:path';
import { runChecks, type Tally } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { SERVER_BUNDLE } from './project.ts';
import { runTool } from './run-tool.ts';
import { runVitest } from './run-vitest.ts';

/** Number of failures that are named: few enough that they and the sum survive where only the end of the output is kept. */
const MOST_NAMED = 25;

/** Tests start the server a hundred times: from its bundle, as `npm start` does, each takes a third of the processor time. */
const BUNDLED = { TESTED_SERVER: join(SERVER_BUNDLE, 'main.js') };

/** `npm test`: everything, whatever fails on the way. `npm test -- booking` runs only the tests named so. */
await runTool(async () => {
  const named = process.argv.slice(2);
  const tallies = named.length > 0 ? [await runVitest(named)] : await runEverything();
  const failures = tallies.flatMap((tally) => tally.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${listOf(failures).join('\n')}`);
  console.log(`\n${sumOf(tallies, 'passed')} passed, ${sumOf(tallies, 'failed')} failed`);
  process.exit(sumOf(tallies, 'failed') === 0 ? 0 : 1);
});

async function runEverything(): Promise<Tally[]> {
  const checks = await runChecks();
  const hindrance = await hindranceToStories();
  if (!hindrance) return [checks, await runVitest([], BUNDLED)];
  console.error(hindrance);
  const tests = await runVitest(['--project', 'node', '--project', 'alone']);
  return [checks, tests, { passed: 0, failed: 1, failures: [hindrance] }];
}

/** Why there can be no stories: what they look at cannot be built, or there is no browser to see it in. */
function hindranceToStories(): Promise<string | undefined> {
  return ensureBuilt().then(ensureBrowser, (error: Error) => error.message);
}

function sumOf(tallies: readonly Tally[], what: 'passed' | 'failed'): number {
  return tallies.reduce((total, tally) => total + tally[what], 0);
}

function listOf(failures: readonly string[]): string[] {
  const more = failures.length - MOST_NAMED;
  const lines = failures.slice(0, MOST_NAMED).map((one) => `  ${one.slice(0, 300)}`);
  return more > 0 ? [...lines, `  … and ${more} more`] : lines;
}
