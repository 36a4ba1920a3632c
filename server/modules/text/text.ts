import type { LegalSection, TextBlock } from '#contract/fields/legal-document.ts';
import {
  gapsIn,
  helpTextOf,
  isHelp,
  type ReadText,
  readText,
  type TextProblem,
} from '#contract/fields/written-text.ts';
import type { Instant } from '#kernel/time.ts';

export type TextRow = {
  readonly key: string;
  readonly version: number;
  /** Null is a draft. */
  readonly holdsFrom: Instant | null;
  readonly content: Readonly<Record<string, string>>;
  readonly byRelease: boolean;
};
export type PublishedText = TextRow & { readonly holdsFrom: Instant };

/** The version of each text that customers read at a moment; of two from the same moment on the later one. */
export function textsAt<Text extends PublishedText>(
  published: readonly Text[],
  at: Instant,
): ReadonlyMap<string, Text> {
  const current = new Map<string, Text>();
  for (const one of published) {
    const known = current.get(one.key);
    const isLater =
      !known ||
      known.holdsFrom < one.holdsFrom ||
      (known.holdsFrom === one.holdsFrom && known.version < one.version);
    if (one.holdsFrom <= at && isLater) current.set(one.key, one);
  }
  return current;
}

type Found = Pick<TextProblem, 'code' | 'about'>;
const found = (code: TextProblem['code'], about: string | null = null): Found => ({ code, about });

/** Reasons why customers cannot be shown this text yet. English says which sections there are. */
export function problemsOfText(
  key: string,
  content: Readonly<Record<string, string>>,
  { langs, gaps }: { readonly langs: readonly string[]; readonly gaps: ReadonlySet<string> },
): TextProblem[] {
  const english = readText(content.en ?? '');
  return langs.flatMap((lang) => {
    const written = content[lang] ?? '';
    if (written.trim() === '') return [{ lang, ...found('words-missing') }];
    const read = readText(written);
    return [
      ...(read.title === '' ? [found('title-missing')] : []),
      ...(read.opening.length === 0 ? [found('opening-missing')] : []),
      ...(isHelp(key)
        ? problemsOfBlocks(helpTextOf(written).content)
        : problemsOfPolicy(read, english)),
      ...gapsIn(written)
        .filter((name) => !gaps.has(name))
        .map((name) => found('gap-unknown', name)),
    ].map((one) => ({ lang, ...one }));
  });
}

function problemsOfPolicy(read: ReadText, english: ReadText): Found[] {
  const ids = read.sections.map(({ id }) => id);
  const sameAsEnglish = ids.join() === english.sections.map(({ id }) => id).join();
  return [
    ...(read.firstPublished === '' ? [found('date-missing')] : []),
    ...(ids.length === 0 ? [found('sections-missing')] : []),
    ...(ids.length > 0 && !sameAsEnglish ? [found('sections-differ')] : []),
    ...ids
      .filter((id, nth) => id !== '' && ids.indexOf(id) < nth)
      .map((id) => found('section-twice', id)),
    ...read.sections.flatMap(problemsOfSection),
  ];
}

const problemsOfSection = ({ id, title, blocks }: LegalSection): Found[] => [
  ...(id === '' || title === '' ? [found('section-unnamed', title || id)] : []),
  ...(blocks.length === 0 ? [found('section-empty', title)] : []),
  ...problemsOfBlocks(blocks),
];

const problemsOfBlocks = (blocks: readonly TextBlock[]): Found[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [];
    // Our texts lead nowhere but to ourselves.
    if ('href' in block)
      return /^\/(?![/\\])/.test(block.href) ? [] : [found('way-outside', block.href)];
    if ('rows' in block && block.rows.some((row) => row.length !== block.head.length))
      return [found('table-uneven', block.head.join(' | '))];
    return [];
  });
