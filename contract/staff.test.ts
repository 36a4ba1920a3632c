import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { OPEN_TO, STEP_UP } from './staff.ts';

const ofOperations = operations
  .filter(({ audience }) => audience === 'ops')
  .map(({ name }) => name);

test('N01: every operation behind the door of operations says which roles it is for', () => {
  expect(ofOperations.filter((name) => !OPEN_TO[name]?.length)).toEqual([]);
});

test('whatever asks for the second factor again is an operation that somebody may do', () => {
  expect([...STEP_UP].filter((name) => !OPEN_TO[name])).toEqual([]);
});

test('no single role may both ask for money to leave and change who works here', () => {
  expect(OPEN_TO.approveTransfer).not.toContain('admin');
});
