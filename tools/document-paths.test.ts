import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './project.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const DOCUMENTS = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'GLOSSARY.md'],
  ...globSync('docs/*.md', { cwd: ROOT }).filter(
    (path) => !path.endsWith('messages-to-register.md'),
  ),
];
/** Folders that a path in a document may be relative to. */
const BASES = ['', 'server', 'server/modules', 'apps'];
/** Made by the build or by a run, so not among the sources. */
const MADE = /^(dist|screenshots|\.data|\.cache|node_modules)\b/;
const NAMED =
  /^[\w.@*<>{},-]+(?:\/[\w.@*<>{},-]+)*(?:\.(?:ts|tsx|mjs|md|sql|json|yml|yaml|css)|\/)$/;

/** `<noun>` stands for any name; of `{en,hi,mr}` each is meant. */
const patternOf = (named: string): string => named.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '');

const SOURCES = '{apps,contract,i18n,kernel,server,stories,testing,tools,ui}';
/** Read once: a document names a thousand files, most of them without their folder. */
const NAMES = new Set(globSync(`${SOURCES}/**/*`, { cwd: ROOT }).map((path) => basename(path)));

function isThere(named: string, from: string): boolean {
  const pattern = patternOf(named);
  const isPlain = !/[*{[?]/.test(pattern);
  if (isPlain && !pattern.includes('/') && NAMES.has(pattern)) return true;
  const places = [...BASES, dirname(from)].map((base) => posix.join(base, pattern));
  if (isPlain) return places.some((place) => existsSync(join(ROOT, place)));
  const anywhere = pattern.includes('/') ? [] : [`${SOURCES}/**/${pattern}`];
  return [...places, ...anywhere].some((one) => globSync(one, { cwd: ROOT }).length > 0);
}

describe.each(DOCUMENTS)('%s', (path) => {
  const text = read(path);

  test('names only files that are there', () => {
    const named = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
    const paths = named.filter((one) => NAMED.test(one) && !MADE.test(one));
    expect(paths.filter((one) => !isThere(one, path))).toEqual([]);
  });

  test('leads only to documents that are there', () => {
    const links = Array.from(
      text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
      ([, link = '']) => link,
    );
    const gone = links.filter(
      (link) => globSync(posix.join(dirname(path), link), { cwd: ROOT }).length === 0,
    );
    expect(gone).toEqual([]);
  });
});

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

test('the architecture is read in one sitting: at most 1,200 words', () => {
  expect(wordsOf(read('ARCHITECTURE.md'))).toBeLessThanOrEqual(1_200);
});

test('the glossary has at most sixty terms, each once', () => {
  const terms = Array.from(read('GLOSSARY.md').matchAll(/^\| \*\*([^*]+)\*\*/gm), ([, term = '']) =>
    term.toLowerCase(),
  );
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.length).toBeLessThanOrEqual(60);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

describe('how to add', () => {
  const [, ...sections] = read('docs/how-to-add.md').split(/^## … /m);
  const called = (section: string) => section.split('\n', 1)[0] ?? '';

  test('says of everything that is often added or changed where it goes', () => {
    expect(sections.map(called)).toEqual(
      expect.arrayContaining([
        ...['a fee', 'a service', 'a category', 'a city', 'a language', 'a gateway'],
        ...['an operation', 'who may see a field', 'a notice to the customer', 'an audience'],
        ...['a screen for operations', 'a state of a visit', 'a notice before a visit'],
        ...['a rule of a society', 'a brand'],
      ]),
    );
  });

  test.each(sections.map((section) => [called(section), section] as const))(
    '%s names the test that tries it',
    (_, section) => {
      expect(section).toMatch(/`[\w./-]+\.(test|story)\.tsx?`/);
    },
  );
});

describe('decisions', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions'))
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
  const rows = Array.from(
    read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm),
    ([, number, file, title]) => ({ number, file, title }),
  );

  test('stand in the index once each, in order', () => {
    expect(rows.map(({ file }) => file)).toEqual(files);
    expect(rows.filter(({ number, file }) => !file?.startsWith(`${number}-`))).toEqual([]);
  });

  test('have at most 450 words, one page', () => {
    const long = files.map((name) => [name, wordsOf(read(`docs/decisions/${name}`))] as const);
    expect(long.filter(([, words]) => words > MOST_WORDS)).toEqual([]);
  });

  test('one that a later one supersedes says so at its top', () => {
    const silent = files.flatMap((name) => {
      const [, line = ''] = /\bsupersedes(.*)/.exec(read(`docs/decisions/${name}`)) ?? [];
      const former = Array.from(line.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
      return former.filter(
        (one) =>
          !read(`docs/decisions/${one}`)
            .slice(0, 600)
            .includes(`superseded by [${name.slice(0, 4)}]`),
      );
    });
    expect(silent).toEqual([]);
  });
});

/** One page, so that a decision is read before the code it binds is changed. */
const MOST_WORDS = 450;
