import { LOCKS } from '#server/platform/database/locks.ts';
import { findIn, type SourceFile } from './source-tree.ts';

const PLACE = 'server/platform/database/locks.ts';
const WRITTEN = /\bpg_(?:try_)?advisory_\w*lock\w*/;
const IN_SQL = /\bpg_(?:try_)?advisory_\w*lock\w*\(\s*(?:(\d+)\s*,|hashtext\('(\w+)'\)\s*\))?/g;
const CLASSES: readonly number[] = [...Object.values(LOCKS.each), ...Object.values(LOCKS.word)];
const NAMES: readonly string[] = LOCKS.inSql;

/** Two locks of one number would wait for each other without anybody knowing why, so all numbers stand side by side. */
export function checkLocksStandOnce(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (/^server\/migrations\/.*\.sql$/.test(file.path)) return inMigration(file);
    if (file.path === PLACE || file.path.startsWith('tools/')) return [];
    return findIn(
      file,
      'string',
      WRITTEN,
      (found) => `no \`${found}\` here: a lock has its name in ${PLACE}.`,
    );
  });
}

const inMigration = ({ path, text }: SourceFile): string[] =>
  [...text.replaceAll(/--.*/g, '').matchAll(IN_SQL)]
    .filter(([, number, word = '']) =>
      number === undefined ? !NAMES.includes(word) : !CLASSES.includes(Number(number)),
    )
    .map(([found]) => `${path}: \`${found}\` stands under no name in ${PLACE}.`);
