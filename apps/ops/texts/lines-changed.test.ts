import { expect, test } from 'vitest';
import { linesChanged } from './lines-changed.ts';

const changed = (was: string[], will: string[]) =>
  linesChanged(was.join('\n'), will.join('\n')).map(
    ({ line, isNew }) => (isNew ? '+' : '-') + line,
  );

test('a changed line is shown where it stands, before what has changed below it', () => {
  expect(changed(['one', 'two', 'three'], ['one', '2', 'three', 'four'])).toEqual([
    '-two',
    '+2',
    '+four',
  ]);
});

test('a line that is moved, doubled or written once less is a change', () => {
  expect(changed(['one', 'two'], ['two', 'one'])).toHaveLength(2);
  expect(changed(['one', 'two'], ['one', 'two', 'one'])).toEqual(['+one']);
  expect(changed(['one', 'one', 'two'], ['one', 'two'])).toEqual(['-one']);
});

test('empty lines and spaces at the ends change nothing for a customer', () => {
  expect(changed(['one', '', 'two '], ['one', 'two'])).toEqual([]);
});
