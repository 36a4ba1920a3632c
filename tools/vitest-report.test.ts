import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';
import { passedAtSecondTry, type Report, tallyOf } from './vitest-report.ts';

const passed = { status: 'passed', fullName: 'stays', failureMessages: null };
const broken = {
  status: 'failed',
  fullName: 'the bell rings',
  failureMessages: ['Error: it was silent\n    at bell.story.ts:4'],
};
const report = (...testResults: Partial<Report['testResults'][number]>[]): Report => {
  const results = testResults.map((one) => ({
    name: join(ROOT, 'stories/bell.story.ts'),
    status: 'passed',
    message: '',
    assertionResults: [],
    ...one,
  }));
  const count = (status: string) =>
    results.flatMap((one) => one.assertionResults).filter((one) => one.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: results,
  };
};

test('a failed test is named with its file and the first line of its reason', () => {
  const tally = tallyOf(report({ status: 'failed', assertionResults: [passed, broken] }), 1);
  expect(tally).toEqual({
    passed: 1,
    failed: 1,
    failures: ['stories/bell.story.ts › the bell rings: Error: it was silent'],
  });
});

test('a file that cannot be loaded is a failure, though none of its tests is', () => {
  const tally = tallyOf(report({ status: 'failed', message: 'SyntaxError: no\n' }), 1);
  expect(tally).toMatchObject({ failed: 1, failures: ['stories/bell.story.ts: SyntaxError: no'] });
});

test('a run that ends badly has failed, whatever its report says', () => {
  expect(tallyOf(report({ assertionResults: [passed] }), 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(tallyOf(undefined, 134)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyOf(report({ assertionResults: [passed] }), 0)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  });
});

test('a test that passed only on a retry is named with its first failure', () => {
  const unsteady = { ...broken, status: 'passed' };
  expect(passedAtSecondTry(report({ assertionResults: [passed, unsteady] }))).toEqual([
    'stories/bell.story.ts › the bell rings: Error: it was silent',
  ]);
  expect(passedAtSecondTry(undefined)).toEqual([]);
});
