import { findIn, isTest, type SourceFile } from './source-tree.ts';

const WRITES =
  /\b(insert\s+into|update\s+\w+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate|for\s+(?:no\s+key\s+)?update|for\s+share|nextval)\b/i;
const BUILT_WRITES = /\.(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/;
const ONE_TABLE = String.raw`(?:only\s+)?[\w."]+(?:\s+(?:as\s+)?(?!(?:using|join|from|on|set|where|for)\b)\w+)?`;
const TABLES_NAMED = new RegExp(
  String.raw`\b(?:from|join|into|update|truncate|table|using)\s+(${ONE_TABLE}(?:\s*,\s*${ONE_TABLE})*)`,
  'gi',
);
const SQL =
  /\b(select\s[\s\S]*\bfrom\b|select\s+\w+\(|insert\s+into|update\s+\w+\s+set|delete\s+from)/i;

/** Rule of the views: they join any tables and write none. */
export function checkViewsOnlyRead(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('server/views/') && !isTest(path))
    .flatMap((file) => [
      ...findIn(file, 'string', WRITES, (found) => `a view only reads, no \`${found}\`.`),
      ...findIn(file, 'code', BUILT_WRITES, (found) => `a view only reads, no \`${found}\`.`),
    ]);
}

/** SQL stands in stores, views, the platform, the seed and the migrations; a flow, a door or a side effect asks them. */
export function checkSqlHasItsPlace(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .filter(
      ({ path }) => !/^server\/(views|platform|seed)\/|^server\/modules\/.*\bstore\.ts$/.test(path),
    )
    .flatMap((file) =>
      findIn(file, 'string', SQL, () => 'SQL stands in a store or a view, not here.'),
    );
}

/** Rule 4: a store touches only its own tables, the platform only its own. Migrations say whose a table is. */
export function checkTableOwners(files: readonly SourceFile[]): string[] {
  const owners = tableOwners(files);
  const nameless = [...owners].filter(([, owner]) => owner.noun === undefined);
  return [
    ...nameless.map(
      ([table, { path }]) =>
        `${path}: table ${table} says no owner, \`-- noun: booking\` above it.`,
    ),
    ...files.filter(({ path }) => !isTest(path)).flatMap((file) => foreignTables(file, owners)),
  ];
}

type Owner = { readonly noun: string | undefined; readonly path: string };

function tableOwners(files: readonly SourceFile[]): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { path, text } of files) {
    if (!/^server\/migrations\/.*\.sql$/.test(path)) continue;
    const creations = text.matchAll(
      /^(?:-- noun: ([\w-]+)\n)?create (?:unlogged )?table (?:if not exists )?(\w+)/gm,
    );
    for (const [, noun, table] of creations) owners.set(table as string, { noun, path });
  }
  return owners;
}

/** The event log knows no domain: it is written by every noun and carried on by the platform. */
const OF_THE_PLATFORM: readonly string[] = ['platform', 'events'];

function foreignTables(file: SourceFile, owners: ReadonlyMap<string, Owner>): string[] {
  const home = /^server\/(?:modules\/([^/]+)|(platform))\//.exec(file.path);
  if (!home) return [];
  const nouns = home[1] ? [home[1]] : OF_THE_PLATFORM;
  return tablesNamedIn(file)
    .filter(({ table }) => owners.has(table) && !nouns.includes(owners.get(table)?.noun ?? ''))
    .map(
      ({ table, line }) =>
        `${file.path}:${line}: table ${table} belongs to ${owners.get(table)?.noun}; meet it in a flow or a view.`,
    );
}

function tablesNamedIn(file: SourceFile): { table: string; line: number }[] {
  const pieces = file.stretches.filter(({ kind }) => kind === 'string');
  const built = file.stretches
    .filter(({ kind }) => kind === 'code')
    .some(({ text }) => /\.(selectFrom|innerJoin|leftJoin|insertInto|updateTable)\($/.test(text));
  return pieces.flatMap((piece) => {
    const named = built ? [...piece.text.matchAll(/^['"`](\w+)/g)] : [];
    const lists = [...piece.text.matchAll(TABLES_NAMED), ...named];
    return lists.flatMap((match) => {
      const line = piece.line + piece.text.slice(0, match.index).split('\n').length - 1;
      return (match[1] as string)
        .split(',')
        .map(
          (entry) =>
            entry
              .trim()
              .replace(/^only\s+/i, '')
              .split(/\s/)[0]
              ?.replaceAll('"', '')
              .split('.')
              .at(-1) ?? '',
        )
        .map((table) => ({ table, line }));
    });
  });
}
