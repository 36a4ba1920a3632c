import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PALETTE } from '#contract/palette.ts';
import { ROOT } from '../project.ts';
import { plainColours } from './plain-colours.ts';

const tokens = readFileSync(join(ROOT, 'ui/tokens.css'), 'utf8');

/** `oklch(0.978 0.012 85)` as the style compiler writes it, and then as hex. */
const hexOf = (colour: string): string =>
  plainColours(colour.replace(/oklch\(([\d.]+) /, (_, light) => `oklch(${Number(light) * 100}% `));

const declared = (name: string): string =>
  new RegExp(`--${name}: (oklch\\([^)]*\\)|light-dark\\(.*\\));`).exec(tokens)?.[1] ?? '';

const plain = (value: string): string => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return hexOf(name ? declared(name) : value);
};

test.each(Object.entries(PALETTE))(
  'a mail or a page without style sheets shows %s as ui/tokens.css says',
  (role, colours) => {
    const [, day = '', night = ''] =
      /^light-dark\((var\([^)]*\)|oklch\([^)]*\)), (.*)\)$/.exec(declared(role)) ?? [];
    expect([plain(day), plain(night)]).toEqual(colours);
  },
);
