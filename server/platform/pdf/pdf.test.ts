import { describe, expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { runsOf } from './runs.ts';
import { openSheet } from './sheet.ts';

describe('a text in two scripts', () => {
  test('is set in runs, one for each font, and nothing of it is lost', () => {
    const text = '₹1,000 मिळाले (UPI) कुऱ्हाडे, RV/26-27';
    const runs = runsOf(text);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter(({ script }) => script === 'devanagari').map((run) => run.text)).toEqual([
      '₹',
      'मिळाले',
      'कुऱ्हाडे',
    ]);
  });

  test('breaks between words, and inside one only between what is read as a letter', () => {
    const widthOf = (part: string) => [...new Intl.Segmenter('hi').segment(part)].length;
    expect(breakLines('one two three', 7, widthOf)).toEqual(['one two', 'three']);
    expect(breakLines('abcdefghij', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij']);
    const lines = breakLines('क्षत्रियज्ञानेश्वर', 3, widthOf);
    expect(lines.join('')).toBe('क्षत्रियज्ञानेश्वर');
    for (const line of lines) expect(line).not.toMatch(/^[\u093e-\u094d]/);
    expect(breakLines('', 5, widthOf)).toEqual(['']);
  });
});

test('a PDF tells its title and language, and says every text as it was meant', async () => {
  const sheet = await openSheet({
    title: 'रसीद',
    author: 'Aangan',
    language: 'hi',
    createdAt: new Date(0),
  });
  const setting = { x: 40, y: 40, width: 300, size: 12 };
  const end = sheet.write('कार्य के लिए ₹800.00', { ...setting, role: 'H1' });
  expect(end).toBeCloseTo(40 + 12 * 1.45);
  expect(sheet.heightOf('क '.repeat(400), setting)).toBeGreaterThan(12 * 1.45);
  const pdf = (await sheet.finish()).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  for (const part of ['/Lang (hi)', '/Marked true', '/DisplayDocTitle true'])
    expect(pdf).toContain(part);
  expect(pdf).toContain('/FontFile2');
});
