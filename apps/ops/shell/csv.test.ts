import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas, quotes and line breaks stay inside their cell, and no cell is a formula', () => {
  const rows = [
    ['a,b', 'say "yes"', 'two\nlines'],
    ['=1+1', -5, null],
  ] as const;
  expect(csvOf(['x', 'y', 'z'], rows)).toBe(
    '\uFEFFx,y,z\r\n"a,b","say ""yes""","two\nlines"\r\n\'=1+1,-5,\r\n',
  );
});
