import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from './checks.ts';
import { memoryFolder } from './memory-folder.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { passedAtSecondTry, type Report, tallyOf } from './vitest-report.ts';

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** Runs Vitest in the open and counts from its own report; a run that ends badly counts at least one failure. */
export async function runVitest(
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-tests-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { code } = await runStep([process.execPath, VITEST, 'run', ...options, ...reporters], {
      aloud: true,
      // Tests start servers and simulators by the hundred: compiled once, each starts in half the processor time.
      environment: {
        ...process.env,
        ...(await memoryFolder()),
        ...environment,
        NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
      },
    });
    const report = await readReport(file);
    const unsteady = passedAtSecondTry(report);
    if (unsteady.length > 0) console.log(`\nUnsteady, to be mended:\n  ${unsteady.join('\n  ')}`);
    return tallyOf(report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
