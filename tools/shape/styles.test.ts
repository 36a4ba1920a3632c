import { expect, test } from 'vitest';
import { checkStylesStay } from './styles.ts';

/** Findings of the check for a tree of these files. */
const saidOf = (files: Readonly<Record<string, string>>): string[] =>
  checkStylesStay(Object.entries(files).map(([path, text]) => ({ path, text, stretches: [] })));

const UI = { 'ui/base.css': '.link { color: red }' };

test.each([
  ['a bare element', 'summary { margin: 0 }', 'summary'],
  ['an attribute', '[data-strength="weak"] i.on { color: red }', '[data-strength="weak"] i.on'],
  ['a class of the design system', 'button.link { margin: 0 }', 'button.link'],
  ['one of several', '.share, p { margin: 0 }', 'p'],
  ['on a wide screen only', '@media (min-width: 9px) { p { margin: 0 } }', 'p'],
])('styles of a feature that begin with %s are found', (_what, css, selector) => {
  expect(saidOf({ ...UI, 'apps/customer/visit/visit.css': css })).toEqual([
    `apps/customer/visit/visit.css: \`${selector}\` begins with no class of its own.`,
  ]);
});

test('a class with which the styles of two features begin is nobody’s own', () => {
  const said = saidOf({
    'apps/customer/visit/visit.css': '.bill { margin: 0 }',
    'apps/customer/booking/rail.css': 'dl.bill { margin: 0 }',
    // Another app stands in another document.
    'apps/karigar/visit/visit.css': '.bill { margin: 0 }',
  });
  expect(said).toEqual([
    'apps/customer/visit/visit.css: `.bill` begins with no class of its own.',
    'apps/customer/booking/rail.css: `dl.bill` begins with no class of its own.',
  ]);
});

test('a feature that wears the class of another is found; a route, which puts them together, may', () => {
  const worn = `<dl className="money num"><p className={wide ? 'note money' : 'note'}></p></dl>`;
  const said = saidOf({
    'apps/customer/history/detail.css': '.money { margin: 0 }',
    'apps/customer/history/detail.tsx': worn,
    'apps/customer/visit/bill.tsx': worn,
    'apps/customer/routes/booking.tsx': worn,
  });
  expect(said).toEqual([
    'apps/customer/visit/bill.tsx: `money` has its styles in apps/customer/history.',
  ]);
});

test('below a class of its own, on paper, on a page of its own, and in the design system all is well', () => {
  const said = saidOf({
    ...UI,
    'apps/customer/visit/visit.css': `/* p { } */ .share button.link, .share:has(p, i) { p { margin: 0 } }
      :lang(hi) .share p { margin: 0 } .link.share { margin: 0 } @media print { body { margin: 0 } }
      @keyframes rise { from { top: 0 } }`,
    'apps/customer/legal/legal.css': 'p { margin: 0 }',
    'apps/customer/shell/frame.css': 'header { margin: 0 }',
  });
  expect(said).toEqual([]);
});
