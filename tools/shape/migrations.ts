import { LAST_BEFORE_THE_FIRST_RELEASE } from '#server/platform/database/migration-steps.ts';
import type { SourceFile } from './source-tree.ts';

type Rule = { readonly found: RegExp; readonly why: string };

const STEP = /^-- step: (expand|contract|index|backfill)$/m;

const NOT_WHILE_PEOPLE_WRITE: readonly Rule[] = [
  {
    found: /\bcreate (?:unique )?index (?!concurrently)[^;]*?\bon (\w+)/gi,
    why: 'keeps everybody from writing to the table; `create index concurrently if not exists` in a file of `-- step: index`.',
  },
  {
    found:
      /\balter table (?:only )?(\w+)[^;]*\badd (?:constraint \w+ )?(?:check|foreign key)(?![^;]*not valid)[^;]*/gi,
    why: 'reads the whole table while nobody may write; add it `not valid`, and validate it in the next file.',
  },
  {
    found:
      /\balter table (?:only )?(\w+)[^;]*\badd (?:constraint \w+ )?(?:unique|primary key)(?![^;]*using index)[^;]*/gi,
    why: 'builds an index while nobody may write; build it concurrently, and add the constraint `using index`.',
  },
  {
    found: /\bupdate (\w+)\s+(?:\w+\s+)?set\b/gi,
    why: 'writes all rows in one transaction; a file of `-- step: backfill` writes them in batches.',
  },
];

const BREAKS_THE_VERSION_BEFORE: readonly Rule[] = [
  { found: /\bdrop (?:table|view|function|type)\b[^;]*/gi, why: 'the version before may use it' },
  { found: /\bdrop column\b[^;]*/gi, why: 'the version before may use it' },
  {
    found: /\brename (?:to|column|constraint)\b[^;]*/gi,
    why: 'the version before knows the old name',
  },
  {
    found: /\balter (?:column )?\w+ (?:set data )?type\b/gi,
    why: 'the version before expects the old type',
  },
  { found: /\bset not null\b/gi, why: 'the version before may write null' },
  {
    found: /\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/gi,
    why: 'the version before does not write it',
  },
];

/**
 * How a migration may change a database in which people are booking, while the version before still runs: it adds; it
 * locks no table for long; and what takes something away says so, because then the version before has to be gone.
 */
export function checkMigrations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^server\/migrations\/\d+[^/]*\.sql$/.test(path))
    .filter(({ path }) => numberOf(path) > LAST_BEFORE_THE_FIRST_RELEASE)
    .flatMap(checkMigration);
}

const numberOf = (path: string): number => Number.parseInt(path.split('/').at(-1) ?? '', 10);

function checkMigration({ path, text }: SourceFile): string[] {
  const step = STEP.exec(text)?.[1];
  if (!step) return [`${path}: says no \`-- step: …\` (expand, contract, index or backfill).`];
  const sql = text.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  if (step === 'index') return checkIndexes(path, sql);
  if (step === 'backfill') return checkBackfill(path, sql);
  const made = new Set(
    [...sql.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, name]) => name),
  );
  const locking = NOT_WHILE_PEOPLE_WRITE.flatMap(({ found, why }) =>
    [...sql.matchAll(found)]
      .filter(([, table]) => !made.has(table))
      .map(([statement]) => `${path}: \`${short(statement)}\` ${why}`),
  );
  if (step === 'contract') return locking;
  return [
    ...locking,
    ...BREAKS_THE_VERSION_BEFORE.flatMap(({ found, why }) =>
      [...sql.matchAll(found)].map(
        ([statement]) =>
          `${path}: \`${short(statement)}\` in a step that only expands: ${why}; a later file of \`-- step: contract\` does it.`,
      ),
    ),
  ];
}

function checkIndexes(path: string, sql: string): string[] {
  return statementsOf(sql)
    .filter((one) => !/^create (?:unique )?index concurrently if not exists \w+ on /i.test(one))
    .filter((one) => !/^drop index concurrently if exists \w+$/i.test(one))
    .map(
      (one) =>
        `${path}: \`${short(one)}\` in a step of indexes, which are made \`concurrently if not exists\` and by nothing else.`,
    );
}

/** Repeated until it writes nothing, so it has to be one statement, and to write no more than a batch. */
function checkBackfill(path: string, sql: string): string[] {
  const statements = statementsOf(sql);
  const isBatch = statements.length === 1 && /\blimit \d+\b/i.test(statements[0] ?? '');
  return isBatch
    ? []
    : [`${path}: a backfill is one statement that writes at most so many rows (\`limit 1000\`).`];
}

const statementsOf = (sql: string): string[] =>
  sql
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');

const short = (statement: string): string => statement.replace(/\s+/g, ' ').trim().slice(0, 60);
