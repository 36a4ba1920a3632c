import { relative } from 'node:path';
import type { Tally } from './checks.ts';
import { ROOT } from './project.ts';

/** As much of Vitest's own report as we read. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
};

type FileResult = Report['testResults'][number];
type TestResult = FileResult['assertionResults'][number];

/** Tests that failed and then passed when tried again: Vitest keeps what they said the first time. */
export const passedAtSecondTry = (report: Report | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((one) => lineOf(name, one)),
  );

/** Number of tests passed, and the names of those that failed; a run that ended badly has at least one failure. */
export function tallyOf(report: Report | undefined, code: number): Tally {
  const failures = report?.testResults.flatMap(failuresOf) ?? [];
  const failed = Math.max(report?.numFailedTests ?? 0, failures.length);
  if (code === 0 || failed > 0) return { passed: report?.numPassedTests ?? 0, failed, failures };
  const unnamed = `Vitest left with ${code}, and no test of its own had failed; see above.`;
  return { passed: report?.numPassedTests ?? 0, failed: 1, failures: [unnamed] };
}

/** A file that could not even be loaded has no test that failed, and is itself what did. */
function failuresOf({ name, status, message, assertionResults }: FileResult) {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length > 0) return failed.map((one) => lineOf(name, one));
  return status === 'failed' ? [`${relative(ROOT, name)}: ${firstLine(message)}`] : [];
}

const lineOf = (path: string, { fullName, failureMessages }: TestResult): string =>
  `${relative(ROOT, path)} › ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`;

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
