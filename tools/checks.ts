import { join } from 'node:path';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
const node = process.execPath;
/** The compiler of the project: `.bin/tsc` may be that of the generator for `clients/`. */
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

type Check = { readonly name: string; readonly command: readonly [string, ...string[]] };

/** Everything that can be said about the sources without running the product. */
const CHECKS: readonly Check[] = [
  { name: 'Format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Types', command: [node, TSC, '--project', '.'] },
  // Without the types of browsers: `document` or `window` on the server does not compile.
  { name: 'Types of the server', command: [node, TSC, '--project', 'tsconfig.server.json'] },
  { name: 'Import rules', command: [node, 'tools/check-imports.ts'] },
  { name: 'Shape rules', command: [node, 'tools/check-shape.ts'] },
  { name: 'Unused code', command: [node, bin('knip')] },
];

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Each by its name, and what it said first. */
  readonly failures: readonly string[];
};

/** Most of them keep one core busy. */
const AT_A_TIME = 2;

/** Runs them all, whatever fails, and shows what the failing ones said. */
export async function runChecks(): Promise<Tally> {
  const failures: string[] = [];
  const waiting = [...CHECKS];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await passes(next))) failures.push(next.name);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}

async function passes({ name, command }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, said } = await runStep(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(said.trim());
  return code === 0;
}
