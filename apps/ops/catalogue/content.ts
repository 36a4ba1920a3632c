import { FIRST_LINKAGE } from '#contract/catalogue/linkage.ts';
import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS } from '#kernel/languages.ts';

export type ServiceOption = ServiceContent['options'][number];
type WordsOfService = ServiceContent['words'][string];
export type WordsOfCategory = CategoryContent['words'][string];

export type PageOfService = ServiceContent['page'][string];
export const NO_PAGE: PageOfService = {
  ...{ visit: '', included: [], notIncluded: [], keepReady: [], materials: '', questions: [] },
};
export const NO_WORDS: WordsOfService = { name: '', description: '' };
export const NO_CATEGORY_WORDS: WordsOfCategory = { name: '', kind: '' };

/** A service before anybody has said anything of it. */
export const emptyService = (category: string, taxClass: string): ServiceContent => ({
  ...{ category, taxClass, pricePaise: 50_000, durationMinutes: 60, teamSize: 1 },
  ...{ laborCharges: false, initialRating: 4.5, noisy: false, art: null, picture: null },
  ...{ options: [], words: {}, jobs: [], choices: [], page: {}, searchWords: '' },
});

export const emptyCategory = (position: number): CategoryContent => ({
  ...{
    position,
    tile: 'daily',
    leadTimeMinutes: 120,
    parts: null,
    mostDays: 1,
    linkage: FIRST_LINKAGE,
  },
  ...{ waitMinutes: 15, karigarSharePercent: 80, karigarSharePercentOfOption: {} },
  ...{ unservedMinutesBefore: 30, nobodyYetMinutesBefore: 120, byTithi: false },
  ...{ checklist: ['greeted', 'work-done', 'cleaned-up'], ownChecks: [], words: {} },
});

/**
 * As it is sent: a language in which nothing stands is missing, so that half of a translation can be saved, and a service
 * with options is shown by the dearest that is offered.
 */
export function sentService(content: ServiceContent): ServiceContent {
  const dearest = content.options
    .filter(({ available }) => available)
    .reduce<ServiceOption | undefined>(
      (best, one) => (best && best.pricePaise >= one.pricePaise ? best : one),
      undefined,
    );
  const { pricePaise, durationMinutes, teamSize } = dearest ?? content;
  const spoken = LANGS.flatMap((lang) => {
    const words = content.words[lang];
    return words && !isSilent(words) ? [[lang, words] as const] : [];
  });
  return {
    ...content,
    ...{ pricePaise, durationMinutes, teamSize },
    words: Object.fromEntries(spoken),
    page: Object.fromEntries(
      Object.entries(content.page).flatMap(([lang, page]) =>
        isBlank(page) ? [] : [[lang, withoutEmptyLines(page)]],
      ),
    ),
  };
}

const isBlank = (page: PageOfService): boolean => isSame(withoutEmptyLines(page), NO_PAGE);

/** A line that was begun and has nothing in it is none. */
const withoutEmptyLines = (page: PageOfService): PageOfService => {
  const said = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');
  return {
    ...page,
    ...{ included: said(page.included), notIncluded: said(page.notIncluded) },
    keepReady: said(page.keepReady),
  };
};

export const sentCategory = (content: CategoryContent): CategoryContent => ({
  ...content,
  ownChecks: content.ownChecks.map(({ key, words }) => ({
    key,
    words: Object.fromEntries(Object.entries(words).filter(([, said]) => said.trim() !== '')),
  })),
  words: Object.fromEntries(
    Object.entries(content.words).filter(([, { name, kind }]) => name !== '' || kind !== ''),
  ),
});

const isSilent = ({ name, description, options = {} }: WordsOfService): boolean =>
  name === '' && description === '' && Object.values(options).every((one) => one === '');

/** One a line, as they are typed; an empty line is none. */
export const linesOf = (text: string): string[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : undefined;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** Rows come with their keys in another order than they were typed in. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
