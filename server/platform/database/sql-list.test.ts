import { expect, test } from 'vitest';
import { sqlList } from './sql-list.ts';

test('names stand in a query as a list', () => {
  expect(sqlList(['assigned', 'in_progress'])).toBe("('assigned', 'in_progress')");
});

test.each(["o'clock", 'a b', '', '1=1', "x') or true --"])('%j is no name', (name) => {
  expect(() => sqlList(['assigned', name])).toThrow('no name');
});
