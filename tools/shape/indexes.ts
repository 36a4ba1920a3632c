import { policy } from '#contract/policy.ts';
import { isTest, type SourceFile } from './source-tree.ts';

export const INDEX_PAGE = 'docs/where-to-look.md';
const BEGIN =
  '<!-- Made from the sources by `node tools/write-registries.ts`: not to be edited below this line. -->';

const PRODUCT = /^(?:apps|contract|i18n|server|ui)\/.*\.tsx?$/;
/** Written from the folders of languages by a tool. */
const MADE = /^i18n\/(?:every|late)\//;

/** The page of questions, with the lists at its end as the sources are now; none where there is no page. */
export function indexText(files: readonly SourceFile[]): string | undefined {
  const page = files.find(({ path }) => path === INDEX_PAGE);
  if (!page) return undefined;
  const [kept = ''] = page.text.split(BEGIN);
  return `${[kept.trimEnd(), '', BEGIN, '', ...numbersOf(files), '', ...functionsOf(files)].join('\n')}\n`;
}

/** A list that differs from the sources would send its reader to the wrong file. */
export function checkIndexes(files: readonly SourceFile[]): string[] {
  const page = files.find(({ path }) => path === INDEX_PAGE);
  return page?.text === indexText(files)
    ? []
    : [`${INDEX_PAGE}: differs from the sources: run \`node tools/write-registries.ts\`.`];
}

function numbersOf(files: readonly SourceFile[]): string[] {
  const product = files.filter(
    ({ path }) =>
      PRODUCT.test(path) && !isTest(path) && !MADE.test(path) && path !== 'contract/policy.ts',
  );
  return [
    '## Who reads each number of the policy',
    '',
    'Every number stands once, in `contract/policy.ts`; these files decide by it or say it, without their tests. What a booking is charged by',
    'comes from the version that it was sold under (`contract/policy-versions.ts`, `modules/booking/cancelling.ts`), and what',
    '`category-terms.ts` reads is sown once and then a row of the catalogue.',
    '',
    '| number | read by |',
    '|---|---|',
    ...NUMBERS.flatMap((number) => {
      const readers = product.filter(({ text }) => reads(text, number)).map(({ path }) => path);
      return readers.length > 0 ? [`| \`${number}\` | ${listed(readers)} |`] : [];
    }),
  ];
}

/** `hold.minutes`, and `hold` for the files that take the whole group; numbers of categories are one. */
const NUMBERS: readonly string[] = Object.entries(policy).flatMap(([name, value]) =>
  typeof value !== 'object' || 'daily' in value
    ? [name]
    : [...Object.keys(value).map((key) => `${name}.${key}`), name],
);

/** As `policy.hold.minutes`, or `hold.minutes` after `const { hold } = policy`; a group as a whole where it is handed on. */
function reads(text: string, number: string): boolean {
  const [group = '', key] = number.split('.');
  const isGroup = NUMBERS.some((one) => one.startsWith(`${group}.`));
  const isTaken = has(text, `\\{[^{}]*\\b${group}\\b[^{}]*\\} = policy;`);
  if (key === undefined) {
    const whole = isGroup ? `(?<!\\} = )\\bpolicy\\.${group}\\b(?!\\.)` : `\\bpolicy\\.${group}\\b`;
    return has(text, whole) || (isTaken && !isGroup);
  }
  const owner = isTaken ? `(?:\\bpolicy\\.|(?<![.\\w'-]))${group}` : `\\bpolicy\\.${group}`;
  return has(text, `${owner}\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${owner};`);
}

const has = (text: string, pattern: string): boolean => new RegExp(pattern).test(text);

/** A file of words once for all languages, and paths below `server/` as the page gives them. */
const listed = (paths: readonly string[]): string =>
  [
    ...new Set(
      paths.map((path) => path.replace(/^i18n\/\w+\//, 'i18n/*/').replace(/^server\//, '')),
    ),
  ]
    .sort()
    .map((path) => `\`${path}\``)
    .join(', ');

const DEFINED = /^create (?:or replace )?function (\w+)/gim;

function functionsOf(files: readonly SourceFile[]): string[] {
  const newest = new Map<string, string>();
  const replaced = new Map<string, string[]>();
  const migrations = files
    .filter(({ path }) => path.startsWith('server/migrations/') && path.endsWith('.sql'))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, text } of migrations)
    for (const [, name = ''] of text.matchAll(DEFINED)) {
      const former = newest.get(name);
      if (former && former !== path)
        replaced.set(name, [...(replaced.get(name) ?? []), former.slice(18, 22)]);
      newest.set(name, path);
    }
  return [
    '## Where each SQL function stands now',
    '',
    'A later migration replaces a function whole; the one before stays as it was, and is not the one to read.',
    '',
    '| function | newest definition | replaced |',
    '|---|---|---|',
    ...[...newest]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([name, path]) =>
          `| \`${name}\` | \`${path.replace(/^server\//, '')}\` | ${(replaced.get(name) ?? []).join(', ')} |`,
      ),
  ];
}
