import type { SourceFile } from './source-tree.ts';

/** Migrations up to this number were on main before the check, and are never edited. */
const LAST_EXEMPT_MIGRATION = 950;

const DANGLING =
  /^(?:Of|Who|Whom|Whose|Whoever|Whomever|What|Whatever|Which|By|From|Where|Wherever|So)\b/;

/** A comment begins with its subject, because a sentence such as "Of what was paid …" has to be read twice. */
export function checkCommentBeginnings(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    beginningsIn(file).flatMap(({ line, text }) => {
      const word = DANGLING.exec(text)?.[0];
      return word === undefined
        ? []
        : [
            `${file.path}:${line}: rewrite this comment to begin with its subject, not with "${word}" (CONTRIBUTING.md).`,
          ];
    }),
  );
}

type Beginning = { readonly line: number; readonly text: string };

function beginningsIn(file: SourceFile): Beginning[] {
  if (file.path.endsWith('.sql')) return isExempt(file.path) ? [] : beginningsInSql(file.text);
  if (file.path.endsWith('.css')) return beginningsInCss(file.text);
  return beginningsInCode(file);
}

const isExempt = (path: string): boolean =>
  Number(/^server\/migrations\/(\d{4})-/.exec(path)?.[1] ?? Number.POSITIVE_INFINITY) <=
  LAST_EXEMPT_MIGRATION;

/** Lines that begin with `//` right below one another are one comment. */
function beginningsInCode({ stretches }: SourceFile): Beginning[] {
  let lastLine = -1;
  return stretches.flatMap(({ kind, text, line }, at) => {
    if (kind !== 'comment') return [];
    const standsAlone = /(^|\n)[ \t]*$/.test(stretches[at - 1]?.text ?? '');
    const isContinued = text.startsWith('//') && standsAlone && lastLine === line - 1;
    lastLine = text.startsWith('//') && standsAlone ? line : -1;
    return isContinued ? [] : [{ line, text: text.replace(/^[/*\s]+/, '') }];
  });
}

function beginningsInSql(text: string): Beginning[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const said = /(?:^|\s)--\s+(.*)$/.exec(line)?.[1];
    const isContinued = /^\s*--/.test(line) && /^\s*--/.test(lines[at - 1] ?? '');
    return said === undefined || isContinued ? [] : [{ line: at + 1, text: said }];
  });
}

const beginningsInCss = (text: string): Beginning[] =>
  [...text.matchAll(/\/\*+\s*/g)].map(({ index, 0: mark }) => ({
    line: text.slice(0, index).split('\n').length,
    text: text.slice(index + mark.length),
  }));
