import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '#kernel/languages.ts';
import { ROOT } from './project.ts';

/** Nouns whose words are needed in every language at once: on the server, and where pages are drawn ahead. */
const EVERY = [
  ...[
    'almanac',
    'case-answers',
    'zone-templates',
    'calendar',
    'catalogue',
    'dispatch',
    'gate',
    'help',
    'karigar-news',
    'karigar-work',
    'landing',
    'legal',
    'messages',
  ],
  ...[
    'notifications',
    'pay-statement',
    'payment',
    'printed-tax-documents',
    'privacy-policy',
    'promise',
    'refund-policy',
  ],
  ...[
    'rating-words',
    'refusals',
    'rupees',
    'service-choices',
    'service-page',
    'service-pages-daily',
    'service-pages-event',
  ],
  ...['service-pages-religious', 'shell', 'talk', 'terms', 'training-certificate'],
];
/** Sentences that somebody has to register first: a language with a fallback may lack some. */
export const REGISTERED = [
  ...['sms', 'sms-karigar', 'sms-visit', 'whatsapp', 'whatsapp-karigar', 'whatsapp-visit'],
];
/** Files of words that are downloaded when they are wanted, in the reader's language alone. */
const LATE = [
  'auth',
  'call-back',
  'help',
  'index',
  'karigar-help-pages',
  'karigar-training',
  'karigar-words',
  'legal',
  'ops-words',
  'refusals',
];

const WRITTEN = '// Written by `node tools/write-languages.ts`.';

/** `i18n/every` and `i18n/late`: what has to name each language, written from the list of languages. */
export function languageTables(
  root: string,
  langs: readonly string[] = LANGS,
): ReadonlyMap<string, string> {
  return new Map([
    ...EVERY.map((noun) => tableOf(root, noun, langs)),
    ...REGISTERED.map((noun) => tableOf(root, noun, langs)),
    ...LATE.map((noun) => loaderOf(noun, langs)),
  ]);
}

function tableOf(root: string, noun: string, langs: readonly string[]): Written {
  const source = join(root, 'i18n', 'en', `${noun}.ts`);
  const names = [
    ...readFileSync(source, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm),
  ].map(([, name = '']) => name);
  const partly = REGISTERED.includes(noun);
  const lines = [
    WRITTEN,
    "import type { ByLanguage } from '#kernel/languages.ts';",
    ...langs.map((lang) => `import * as ${lang} ${from(lang, noun)};`),
    '',
    ...names.map((name) => {
      const english = `typeof en.${name}`;
      const words = langs.map((lang) => `  ${lang}: ${lang}.${name},\n`).join('');
      return `export const ${name}: ByLanguage<${partly ? `Partial<${english}>` : english}> = {\n${words}};`;
    }),
    '',
  ];
  return [`i18n/every/${noun}.ts`, lines.join('\n')];
}

const pathOf = (lang: string, noun: string): string => `../${lang}/${noun}.ts`;
const from = (lang: string, noun: string): string => `from '${pathOf(lang, noun)}'`;

// In pieces, or the check of imports would take it for one of this file's own.
const late = (lang: string, noun: string): string => `${'import'}('${pathOf(lang, noun)}')`;

type Written = [path: string, text: string];

function loaderOf(noun: string, langs: readonly string[]): Written {
  const lines = [
    WRITTEN,
    "import type { ByLanguage } from '#kernel/languages.ts';",
    `import type * as english ${from('en', noun)};`,
    '',
    'export const load: ByLanguage<() => Promise<typeof english>> = {',
    ...langs.map((lang) => `  ${lang}: () => ${late(lang, noun)},`),
    '};',
    '',
  ];
  return [`i18n/late/${noun}.ts`, lines.join('\n')];
}

/** A line for each table that does not say what the list of languages says. */
export function checkLanguageTables(root: string): string[] {
  if (!existsSync(join(root, 'i18n', 'every'))) return [];
  const wanted = languageTables(root);
  const there = ['every', 'late'].flatMap((folder) =>
    readdirSync(join(root, 'i18n', folder)).map((file) => `i18n/${folder}/${file}`),
  );
  const stale = [...wanted].filter(
    ([path, text]) => !there.includes(path) || readFileSync(join(root, path), 'utf8') !== text,
  );
  return [
    ...stale.map(([path]) => `${path}: is not what \`node tools/write-languages.ts\` writes.`),
    ...there.filter((path) => !wanted.has(path)).map((path) => `${path}: nothing writes it.`),
  ];
}

if (import.meta.main) {
  for (const [path, text] of languageTables(ROOT)) {
    mkdirSync(join(ROOT, path, '..'), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
}
