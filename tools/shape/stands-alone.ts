import type { SourceFile } from './source-tree.ts';

/** Places that exist on one machine only. Spelled in two halves, so that this file does not find itself. */
const MACHINE_PATHS = ['work', 'home', 'root', 'Users'].map(
  (folder) => new RegExp(`(?<![\\w./:@*)}-])/${folder}/\\w`),
);
const OUTSIDE_THE_PROJECT = new RegExp(`\\.\\./${'shared'}\\b|[A-Z]:\\\\\\\\?Users\\b`);
const DOWNLOAD_ADDRESS = /"resolved":\s*"(?!file:)|registry\s*=|\bregistry\.npmjs\b/;

/** The project stands alone: no path of somebody's machine, no download address in the lock. */
export function checkStandsAlone(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (/(^|\/)(package-lock\.json|\.npmrc)$/.test(path)) {
      return linesWith(text, [DOWNLOAD_ADDRESS]).map(
        (line) => `${path}:${line}: the lock names no download address.`,
      );
    }
    return linesWith(text, [...MACHINE_PATHS, OUTSIDE_THE_PROJECT]).map(
      (line) => `${path}:${line}: this path exists on one machine only.`,
    );
  });
}

const linesWith = (text: string, patterns: readonly RegExp[]): number[] =>
  text
    .split('\n')
    .flatMap((line, index) => (patterns.some((pattern) => pattern.test(line)) ? [index + 1] : []));
