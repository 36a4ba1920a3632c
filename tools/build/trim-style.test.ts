import { describe, expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';
import { plainColours } from './plain-colours.ts';
import { trimStyle } from './trim-style.ts';

const PAGE = '<html lang="en"><a class="btn lg" href="/" id="top">Go</a></html>';
const trim = (css: string, html = PAGE, added: string[] = []) => trimStyle(css, html, added);

describe('trimming a style sheet', () => {
  test.each([
    ['a class of the page', '.btn{color:red}', '.btn{color:red}'],
    ['a class the page lacks', '.card{color:red}', ''],
    [
      'of two selectors the one that can match',
      '.card,.btn:hover{color:red}',
      '.btn:hover{color:red}',
    ],
    ['an id', '#top{color:red}#end{color:red}', '#top{color:red}'],
    ['an element', 'a{color:red}table{color:red}', 'a{color:red}'],
    ['an attribute', '[href]{color:red}[aria-invalid=true]{color:red}', '[href]{color:red}'],
    ['nothing disabled', '.btn:disabled{color:red}', ''],
    [
      'inside a condition',
      '@media print{.btn{color:red}.card{color:red}}',
      '@media print{.btn{color:red}}',
    ],
    ['an empty condition', '@media print{.card{color:red}}', ''],
    ['brackets in a string', '.btn:before{content:"}"}.card{a:b}', '.btn:before{content:"}"}'],
    ['not() keeps its subject', '.btn:not(.card){color:red}', '.btn:not(.card){color:red}'],
  ])('%s', (_what, css, left) => expect(trim(css)).toBe(left));

  test('of rules for languages those of the page', () => {
    expect(trim(':lang(hi),:lang(mr){a:b}.btn:lang(en){a:b}')).toBe('.btn:lang(en){a:b}');
    const hindi = PAGE.replace('en', 'hi');
    expect(trim(':lang(hi),:lang(mr){a:b}.btn:lang(en){a:b}', hindi)).toBe(':lang(hi){a:b}');
  });

  test('leaves out classes that a later style sheet will style', () => {
    expect(trimStyle('.btn{a:b}.lg{a:b}', PAGE, [], ['lg'])).toBe('.btn{a:b}');
  });

  test('keeps what the first script will put on the page', () => {
    expect(trim('.signed-in .btn{color:red}', PAGE, ['signed-in'])).toBe(
      '.signed-in .btn{color:red}',
    );
  });

  test('drops properties that nobody reads, also those read only by such', () => {
    expect(trim(':root{--a:red;--b:var(--a);--c:blue}a{color:var(--c)}')).toBe(
      ':root{--c:blue}a{color:var(--c)}',
    );
  });

  test('drops a font for letters the page hardly has, and keeps it where they are read', () => {
    const face = '@font-face{font-family:Mukta;unicode-range:U+900-97F}';
    expect(trim(face, `${PAGE}अंगण`)).toBe('');
    expect(trim(face, `${PAGE}${'घर की हर ज़रूरत के लिए '.repeat(4)}`)).toBe(face);
  });
});

describe('plain colours', () => {
  test('writes the tokens of the design language as the hex values it names', () => {
    expect(plainColours('a{color:oklch(97.8% .012 85);fill:oklch(40.5% .08 161)}')).toBe(
      'a{color:#fbf7ef;fill:#14563b}',
    );
  });

  test('puts a constant in place, and leaves what is defined twice', () => {
    expect(
      plainColours(
        ':root{--a:#111111;--b:#222222}@media x{:root{--b:#333333}}a{c:var(--a);d:var(--b)}',
      ),
    ).toBe(':root{--a:#111111;--b:#222222}@media x{:root{--b:#333333}}a{c:#111111;d:var(--b)}');
  });
});

test('hashes what is inline, and not what is fetched', () => {
  const html = '<style>a{}</style><script>x()</script><script src="/a.js"></script>';
  expect(inlineHashes(html)).toEqual({
    scripts: ['sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='],
    styles: [expect.stringMatching(/^sha256-.{44}$/)],
  });
});
