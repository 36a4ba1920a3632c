import { type CategoryTerms, contradictionsOfTerms } from '#contract/catalogue/category-terms.ts';
import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';

/** What there is beside a draft of a service. */
export type Beside = {
  readonly categories: ReadonlySet<string>;
  readonly taxClasses: ReadonlySet<string>;
  /** In which languages everything is sold. */
  readonly langs: readonly string[];
};

/** What keeps a service from being sold, a sentence each. */
export function problemsOfService(slug: string, draft: ServiceContent, beside: Beside): string[] {
  const keys = draft.options.map(({ key }) => key);
  const wordless = beside.langs.filter((lang) => !draft.words[lang]);
  const nameless = beside.langs.flatMap((lang) =>
    keys.filter((key) => !draft.words[lang]?.options?.[key]).map((key) => `${key} (${lang})`),
  );
  const pages = Object.keys(draft.page);
  const unread = pages.length === 0 ? [] : beside.langs.filter((lang) => !draft.page[lang]);
  const unnamed = draft.jobs.flatMap(({ key }) =>
    beside.langs.filter((lang) => !draft.page[lang]?.jobs?.[key]).map((lang) => `${key} (${lang})`),
  );
  return [
    ...(unread.length === 0 ? [] : [`${slug}: no page in ${unread.join(', ')}`]),
    ...(unnamed.length === 0 ? [] : [`${slug}: jobs without a name: ${unnamed.join(', ')}`]),
    ...(beside.categories.has(draft.category)
      ? []
      : [`${slug}: there is no category ${draft.category}`]),
    ...(beside.taxClasses.has(draft.taxClass)
      ? []
      : [`${slug}: there is no tax class ${draft.taxClass}`]),
    ...(wordless.length === 0 ? [] : [`${slug}: no words in ${wordless.join(', ')}`]),
    ...(nameless.length === 0 ? [] : [`${slug}: options without a name: ${nameless.join(', ')}`]),
    ...(new Set(keys).size === keys.length ? [] : [`${slug}: one option stands there twice`]),
    ...(keys.length === 0 || draft.options.some(({ available }) => available)
      ? []
      : [`${slug}: none of its options can be had`]),
  ];
}

/** What keeps a category from being sold under. */
export function problemsOfCategory(
  key: string,
  draft: CategoryContent,
  langs: readonly string[],
): string[] {
  const { words, ...content } = draft;
  const terms: CategoryTerms = { reference: key, key, holdsFrom: 0, ...content };
  const wordless = langs.filter((lang) => !words[lang]);
  return [
    ...contradictionsOfTerms(terms).map((sentence) => `${key}: ${sentence}`),
    ...(wordless.length === 0 ? [] : [`${key}: no words in ${wordless.join(', ')}`]),
  ];
}

/** Drafts that are looked at together, by their names. */
export type Drafts = {
  readonly services: ReadonlyMap<string, ServiceContent>;
  readonly categories: ReadonlyMap<string, CategoryContent>;
};

/** What keeps these drafts from being sold; a service may be of a category that is published with it. */
export const problemsOf = ({ services, categories }: Drafts, beside: Beside): string[] => {
  const known = new Set([...beside.categories, ...categories.keys()]);
  return [
    ...[...categories].flatMap(([key, draft]) => problemsOfCategory(key, draft, beside.langs)),
    ...[...services].flatMap(([slug, draft]) =>
      problemsOfService(slug, draft, { ...beside, categories: known }),
    ),
  ];
};
