/**
 * Takes out of a minified style sheet what a page cannot use: rules whose classes, ids or elements it does not contain,
 * fonts for letters it does not have, another language's rules, classes that another style sheet will style in time
 * (`styledLater`), and custom properties nobody reads. The page is inlined into the first packets; each kept rule delays it a little.
 */
export function trimStyle(
  css: string,
  html: string,
  addedLater: readonly string[],
  styledLater: readonly string[] = [],
): string {
  const known = namesIn(html, addedLater);
  for (const name of styledLater) known.classes.delete(name);
  return withoutUnreadProperties(trimRules(css, known));
}

type Known = {
  text: string;
  classes: Set<string>;
  ids: Set<string>;
  elements: Set<string>;
  attributes: Set<string>;
  lang: string | undefined;
};

function namesIn(html: string, addedLater: readonly string[]): Known {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, name = '']) => name);
  return {
    text: html,
    classes: new Set([...all(/\sclass="([^"]*)"/g).flatMap((it) => it.split(' ')), ...addedLater]),
    ids: new Set(all(/\sid="([^"]*)"/g)),
    elements: new Set([...all(/<([a-z][a-z0-9]*)/gi).map((name) => name.toLowerCase()), 'html']),
    attributes: new Set(all(/\s([a-z-]+)(?=[=\s>])/gi)),
    lang: html.match(/<html lang="(\w+)"/)?.[1],
  };
}

/** Rules at one level: a block is kept whole, left out, or (for a condition around rules) trimmed inside. */
function trimRules(css: string, known: Known): string {
  let kept = '';
  for (const { prelude, body } of blocksOf(css)) {
    if (body === undefined) kept += prelude;
    else if (/^@(media|supports|layer)/.test(prelude)) {
      const inner = trimRules(body, known);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@'))
      kept += isRead(body, known.text) ? `${prelude}{${body}}` : '';
    else {
      const selectors = splitOutside(prelude, ',').filter((one) => canMatch(one, known));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

function canMatch(selector: string, { classes, ids, elements, attributes, lang }: Known): boolean {
  // A word in another language, such as a name in the switch, has a style of its own.
  const [, wanted = lang] = selector.match(/:lang\((\w+)\)/) ?? [];
  if (wanted !== lang) return false;
  if (selector.includes(':disabled') && !attributes.has('disabled')) return false;
  const plain = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(\([^()]*(\([^()]*\))?[^()]*\))?/g, '');
  const every = (pattern: RegExp, names: Set<string>) =>
    Array.from(plain.matchAll(pattern)).every(([, name = '']) => names.has(name));
  return (
    Array.from(selector.matchAll(/\[([\w-]+)/g)).every(([, name = '']) => attributes.has(name)) &&
    every(/\.([\w-]+)/g, classes) &&
    every(/#([\w-]+)/g, ids) &&
    every(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g, elements)
  );
}

/** A word or two in another script, as in the language switch, are not worth a font face. */
const FEW_LETTERS = 40;

/** False only for a font face whose letters the page hardly has. */
function isRead(body: string, text: string): boolean {
  const ranges = Array.from(
    body.match(/unicode-range:([^;]+)/)?.[1]?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi) ?? [],
    ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`,
  );
  if (ranges.length === 0) return true;
  return (text.match(new RegExp(`[${ranges.join('')}]`, 'gu'))?.length ?? 0) > FEW_LETTERS;
}

function* blocksOf(css: string): Generator<{ prelude: string; body?: string }> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    if (open < 0 || (end >= 0 && end < open)) {
      const stop = end < 0 ? css.length : end + 1;
      yield { prelude: css.slice(at, stop) };
      at = stop;
      continue;
    }
    const close = closingBrace(css, open);
    yield { prelude: css.slice(at, open), body: css.slice(open + 1, close) };
    at = close + 1;
  }
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const rendered = css[at] as string;
    if (quote !== '') {
      if (rendered === quote && css[at - 1] !== '\\') quote = '';
    } else if (rendered === '"' || rendered === "'") quote = rendered;
    else if (rendered === '{') depth += 1;
    else if (rendered === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('A style sheet ends inside a block.');
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const rendered of text) {
    if (rendered === '(' || rendered === '[') depth += 1;
    if (rendered === ')' || rendered === ']') depth -= 1;
    if (rendered === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += rendered;
  }
  return parts;
}

/** A property may be read only by another unread one, so this goes on until nothing changes. */
function withoutUnreadProperties(css: string): string {
  const trimmed = css.replace(
    /(?<=[{;])(--[\w-]+):(?:[^;{}"]|"[^"]*")*(;|(?=}))/g,
    (declaration, name: string) => (css.includes(`var(${name}`) ? declaration : ''),
  );
  return trimmed === css ? css : withoutUnreadProperties(trimmed);
}
