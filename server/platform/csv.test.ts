import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

test('rows are read by the names of the first line, quoted or not, with any line ends', () => {
  const text = '\uFEFFname,said\r\nAsha,"Hello, ""you"""\r\n"two\nlines",\n';
  expect(readCsv(text)).toEqual([
    { name: 'Asha', said: 'Hello, "you"' },
    { name: 'two\nlines', said: '' },
  ]);
  expect(readCsv('')).toEqual([]);
});

test('a row that does not fit the first line is an error, never a guess', () => {
  expect(() => readCsv('a,b\n1\n')).toThrow('row 2 has 1 cells instead of 2');
  expect(() => readCsv('a,b\n1,2,3\n')).toThrow('row 2 has 3 cells');
  expect(() => readCsv('a,b\n1,"2\n')).toThrow('cannot be read');
});

test('a written file is read back unchanged', () => {
  const rows = [
    ['1', 'with, comma'],
    ['2', 'with "quotes"\nand lines'],
  ];
  expect(readCsv(writeCsv(['id', 'text'], rows))).toEqual([
    { id: '1', text: 'with, comma' },
    { id: '2', text: 'with "quotes"\nand lines' },
  ]);
});
