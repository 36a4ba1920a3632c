import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Stretch, scan } from './scan.ts';

export type SourceFile = {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Code, comments and strings apart; for TypeScript only. */
  readonly stretches: readonly Stretch[];
};

/** In a second working tree `.git` is a file that says where the first one is. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'screenshots', 'fonts', 'LICENSE']);
const TEXT = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.js',
  '.css',
  '.sql',
  '.md',
  '.json',
  '.html',
  '.yml',
]);

/** Every text file that people write, below `root`. */
export function readSourceTree(root: string): SourceFile[] {
  return walk(root)
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), at: path }))
    .map(({ path, at }) => {
      const text = readFileSync(at, 'utf8');
      return { path, text, stretches: /\.(tsx?|mjs|js)$/.test(path) ? scan(text) : [] };
    });
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || isHiddenFolder(entry)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return TEXT.has(extname(entry.name)) || entry.name.startsWith('.') ? [path] : [];
  });
}

const isHiddenFolder = (entry: Dirent): boolean =>
  entry.isDirectory() && entry.name.startsWith('.') && entry.name !== '.ci';

export const isTest = (path: string): boolean =>
  /\.(test|story|bench)\.tsx?$/.test(path) || /^(testing|stories)\//.test(path);

/** `path:line: sentence`, for every match of `pattern` in stretches of one kind. */
export function findIn(
  file: SourceFile,
  kind: Stretch['kind'],
  pattern: RegExp,
  sentence: (match: string) => string,
): string[] {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  return file.stretches
    .filter((stretch) => stretch.kind === kind)
    .flatMap((stretch) =>
      [...stretch.text.matchAll(everywhere)].map((match) => {
        const line = stretch.line + stretch.text.slice(0, match.index).split('\n').length - 1;
        return `${file.path}:${line}: ${sentence((match[1] ?? match[0]).trim())}`;
      }),
    );
}
