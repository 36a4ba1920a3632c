import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { OPEN_TO } from './staff.ts';
import { STEP_UP } from './step-up.ts';

const ofOperations = operations
  .filter(({ audience }) => audience === 'ops')
  .map(({ name }) => name);

test('N01: every operation for staff says which roles it is for', () => {
  expect(ofOperations.filter((name) => !OPEN_TO[name]?.length)).toEqual([]);
});

test('every operation that asks for the second factor again exists and is allowed to some role', () => {
  expect([...STEP_UP].filter((name) => !OPEN_TO[name])).toEqual([]);
});

test('no single role may both ask for money to leave and change who works here', () => {
  expect(OPEN_TO.approveTransfer).not.toContain('admin');
});
