import { type CategoryTerms, contradictionsOfTerms } from '#contract/catalogue/category-terms.ts';
import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { CatalogueProblem } from '#contract/fields/catalogue-problem.ts';
import { hasItem, problemsOfChoices } from './choices-for-sale.ts';
import { type StandingCatalogue, withDrafts } from './standing.ts';
import { keysNamedBy } from './version.ts';

/** Facts outside the draft that a service is judged by. */
export type Beside = {
  readonly categories: ReadonlySet<string>;
  readonly taxClasses: ReadonlySet<string>;
  /** Keys of options that are taxed by a rule of their own. */
  readonly taxedOptions: ReadonlySet<string>;
  /** Everything else that is sold at that moment or later. */
  readonly standing: StandingCatalogue;
  /** Those that have been sent, of the pictures that the drafts name. */
  readonly pictures: ReadonlySet<string>;
  /** In which languages everything is sold. */
  readonly langs: readonly string[];
};

/** A problem that keeps a service from being sold, and its place in the draft. */
export function problemsOfService(
  slug: string,
  draft: ServiceContent,
  beside: Omit<Beside, 'standing'> & {
    readonly services: readonly { readonly slug: string; readonly content: ServiceContent }[];
    readonly paidOptions: ReadonlySet<string>;
  },
): CatalogueProblem[] {
  const keys = keysNamedBy(draft);
  const others = beside.services.filter((other) => other.slug !== slug);
  const problem = (code: CatalogueProblem['code'], field: string) => ({ slug, code, field });
  return [
    ...(Object.keys(draft.page).length === 0 ? [] : beside.langs)
      .filter((lang) => !draft.page[lang])
      .map((lang) => problem('page-missing', `page.${lang}`)),
    ...draft.jobs.flatMap(({ key }) =>
      beside.langs
        .filter((lang) => !draft.page[lang]?.jobs?.[key])
        .map((lang) => problem('job-unnamed', `page.${lang}.jobs.${key}`)),
    ),
    ...draft.choices.flatMap(({ key }) =>
      beside.langs
        .filter((lang) => !draft.page[lang]?.choices?.[key])
        .map((lang) => problem('choice-untitled', `page.${lang}.choices.${key}`)),
    ),
    ...(beside.categories.has(draft.category) ? [] : [problem('category-unknown', 'category')]),
    ...(beside.taxClasses.has(draft.taxClass) ? [] : [problem('tax-class-unknown', 'taxClass')]),
    ...beside.langs
      .filter((lang) => !draft.words[lang])
      .map((lang) => problem('words-missing', `words.${lang}`)),
    ...beside.langs.flatMap((lang) =>
      keys
        .filter((key) => !draft.words[lang]?.options?.[key])
        .map((key) => problem('option-unnamed', `words.${lang}.options.${key}`)),
    ),
    ...beside.langs.flatMap((lang) =>
      keys
        .filter((key) => isNamedOtherwise(key, draft.words[lang]?.options?.[key], others, lang))
        .map((key) => problem('option-taken', `words.${lang}.options.${key}`)),
    ),
    ...(new Set(keys).size === keys.length ? [] : [problem('option-twice', 'options')]),
    ...problemsOfChoices(draft, beside.taxedOptions.union(beside.paidOptions)).map((one) => ({
      slug,
      ...one,
    })),
    ...problemsOfPicture(draft, beside).map((one) => ({ slug, ...one })),
    ...(draft.options.length === 0 || draft.options.some(({ available }) => available)
      ? []
      : [problem('no-option-left', 'options')]),
  ];
}

/**
 * A booking knows what was chosen by its key alone, so its invoice would say the name that another service has for this key. A
 * name that is kept of something no longer sold counts as well: bookings have it.
 */
const isNamedOtherwise = (
  key: string,
  name: string | undefined,
  others: readonly { readonly content: ServiceContent }[],
  lang: string,
): boolean =>
  name !== undefined &&
  others.some(({ content }) => (content.words[lang]?.options?.[key] ?? name) !== name);

/** Somebody who does not see it hears what it shows. */
const problemsOfPicture = (
  { picture }: ServiceContent,
  { pictures, langs }: Pick<Beside, 'pictures' | 'langs'>,
): Omit<CatalogueProblem, 'slug'>[] =>
  picture
    ? [
        ...(pictures.has(picture.hash)
          ? []
          : [{ code: 'picture-unknown' as const, field: 'picture' }]),
        ...langs
          .filter((lang) => !picture.alt[lang]?.trim())
          .map((lang) => ({
            ...{ code: 'picture-undescribed' as const, field: `picture.alt.${lang}` },
          })),
      ]
    : [];

/** Reasons why nothing could be sold under this category. */
export function problemsOfCategory(
  key: string,
  draft: CategoryContent,
  langs: readonly string[],
  services: readonly { readonly content: ServiceContent }[],
): CatalogueProblem[] {
  const { words, ...content } = draft;
  const terms: CategoryTerms = { reference: key, key, holdsFrom: 0, ...content };
  return [
    ...contradictionsOfTerms(terms).map((one) => ({ slug: key, ...one })),
    ...Object.keys(draft.karigarSharePercentOfOption)
      .filter((option) => services.some(({ content }) => hasItem(content, option)))
      .map((option) => ({
        ...{ slug: key, code: 'item-like-option' as const },
        field: `karigarSharePercentOfOption.${option}`,
      })),
    ...langs
      .filter((lang) => !words[lang])
      .map((lang) => ({ slug: key, code: 'words-missing' as const, field: `words.${lang}` })),
    ...draft.ownChecks.flatMap((check) =>
      langs
        .filter((lang) => !check.words[lang])
        .map((lang) => ({
          ...{ slug: key, code: 'check-unnamed' as const },
          field: `ownChecks.${check.key}.${lang}`,
        })),
    ),
  ];
}

/** Drafts that are looked at together, by their names. */
export type Drafts = {
  readonly services: ReadonlyMap<string, ServiceContent>;
  readonly categories: ReadonlyMap<string, CategoryContent>;
};

/** Reasons why these drafts cannot be sold. A service may belong to a category that is published with it. */
export const problemsOf = (
  { services, categories }: Drafts,
  beside: Beside,
): CatalogueProblem[] => {
  const known = new Set([...beside.categories, ...categories.keys()]);
  const all = withDrafts(beside.standing.services, services);
  const paidOptions = new Set(
    withDrafts(beside.standing.categories, categories).flatMap(({ content }) =>
      Object.keys(content.karigarSharePercentOfOption),
    ),
  );
  const ofAll = { ...beside, categories: known, services: all, paidOptions };
  return [
    ...[...categories].flatMap(([key, draft]) => problemsOfCategory(key, draft, beside.langs, all)),
    ...[...services].flatMap(([slug, draft]) => problemsOfService(slug, draft, ofAll)),
  ];
};
