import { basename } from 'node:path';
import { REGISTRIES } from './registries.ts';
import { findIn, isTest, type SourceFile } from './source-tree.ts';

const FORBIDDEN = /^(utils?|helpers?|common|misc|shared|manager|handler|service)$/;
const MOST_LINES = 250;
const MOST_LINES_EVER = 400;
const MOST_LINES_OF_A_FLOW = 140;

/** Words, styles, tables of cases: read from top to bottom, cutting them would help nobody. */
const LONG_BY_NATURE = /^i18n\/|\.css$|\.(test|story)\.tsx?$/;
/** Lists and types that a tool has made. */
const MADE = new Set([...REGISTRIES.map(({ path }) => path), 'clients/typescript/schema.d.ts']);
/** Facts, not code. */
const DATA = /^server\/seed\/data\//;

/** Rule 10: a file is named after what it does, and so is a folder. A story is named after a promise: book a service. */
export function checkNames(files: readonly SourceFile[]): string[] {
  const named = files.filter(({ path }) => !path.endsWith('.story.ts'));
  return named.flatMap(({ path }) => {
    const names = path.split('/').map((name) => name.replace(/\..*$/, ''));
    const vague = names.find((name) => FORBIDDEN.test(name.split('-').at(-1) ?? ''));
    return vague ? [`${path}: \`${vague}\` says nothing about what is in it.`] : [];
  });
}

/** A verb is found by its name: `book-slot.ts` exports `bookSlot`. */
export function checkVerbs(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^server\/(flows|effects)\/.*\.ts$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const name = basename(path, '.ts').replace(/-(\w)/g, (_, first) => first.toUpperCase());
      const found = new RegExp(`^export (async function|function|const) ${name}\\b`, 'm').test(
        text,
      );
      return found ? [] : [`${path}: exports no \`${name}\`, after which it is called.`];
    });
}

/** A long file hides the second thing it does. */
export function checkLengths(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs|css|sql)$/.test(path) && !DATA.test(path) && !MADE.has(path))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length;
      const most = mostLinesOf(path);
      return lines > most ? [`${path}: ${lines} lines, ${most} are enough.`] : [];
    });
}

function mostLinesOf(path: string): number {
  if (LONG_BY_NATURE.test(path)) return MOST_LINES_EVER;
  return path.startsWith('server/flows/') ? MOST_LINES_OF_A_FLOW : MOST_LINES;
}

/** Finds work that was put off, and code that was only switched off. */
export function checkLeftovers(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...findIn(
      file,
      'comment',
      /\b(TODO|FIXME|XXX|HACK)\b/,
      (found) => `${found}: do it, or write an issue.`,
    ),
    ...findIn(
      file,
      'comment',
      COMMENTED_OUT,
      () => 'this comment is switched-off code: delete it.',
    ),
    ...(basename(file.path).endsWith('.sql') ? leftoversOfSql(file) : []),
  ]);
}

const COMMENTED_OUT =
  /^\s*(?:\/\/|\/\*(?!\*))\s*(?:import\s.*from\s|export\s+(?:const|function|type)\b|(?:const|let|var)\s+[\w{[].*=|return\b.*;\s*$|await\s+\w+[.(]|if\s*\(.*\)\s*(?:\{|return)|\}\s*(?:else|catch)?|[\w.]+\(.*\);\s*$|<\/?[A-Z]\w*.*>)/m;

function leftoversOfSql({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /--.*\b(TODO|FIXME|XXX|HACK)\b|^\s*--\s*(select|insert into|update|delete from|create|alter|drop)\b.*;\s*$/i.test(
        line,
      )
        ? [`${path}:${index + 1}: left over: do it or delete it.`]
        : [],
    );
}
