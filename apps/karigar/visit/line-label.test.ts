import { expect, test } from 'vitest';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { lineLabel } from './line-label.ts';

const line = { kind: 'parts', label: 'Fan regulator, fitted', amountPaise: 35_000 } as const;
const names = { en: line.label, hi: 'पंखे का रेगुलेटर, लगाकर', mr: 'पंख्याचा रेग्युलेटर, बसवून' };
const rate = { names, quantity: 1 } as never;
const bill = (rated: boolean) => ({
  estimates: [
    { lines: [rated ? { ...line, rate } : line] },
  ] as unknown as KarigarVisit['estimates'],
});

test('a line from the rate card is read in the language of the Karigar', () => {
  expect(lineLabel(bill(true), line.label, 'hi')).toBe(names.hi);
  expect(lineLabel(bill(true), line.label, 'en')).toBe(names.en);
});

test('words that somebody wrote stay as they are', () => {
  expect(lineLabel(bill(false), line.label, 'hi')).toBe(line.label);
  expect(lineLabel({ estimates: [] }, '', 'mr')).toBe('');
});
