import type { Choice, ChoiceItem } from '#contract/catalogue/choices.ts';
import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import { serviceChoices } from '#i18n/every/service-choices.ts';
import type { Lang } from '#kernel/languages.ts';
import { paiseFromRupees } from '#kernel/money.ts';

type First = { readonly slug: ServiceSlug };

const item = (key: string, rupees = 0, minutes = 0): ChoiceItem => ({
  ...{ key, pricePaise: paiseFromRupees(rupees), minutes },
});
const one = (key: string, ...items: ChoiceItem[]): Choice => ({ key, kind: 'one', items });
const any = (key: string, ...items: ChoiceItem[]): Choice => ({ key, kind: 'any', items });

/**
 * Sizes, jobs and add-ons, and what each adds to the specified price. The first of each is what that price is for. Prices and
 * minutes follow trade practice as gathered for the catalogue (2026-11) and are the owner's to confirm.
 */
const CHOICES: Partial<Record<ServiceSlug, readonly Choice[]>> = {
  'house-cleaning': [
    one(
      'size',
      item('bhk-1'),
      item('bhk-2', 250, 60),
      item('bhk-3', 450, 120),
      item('bhk-4', 700, 180),
    ),
    one(
      'bathrooms',
      item('bathrooms-1'),
      item('bathrooms-2', 100, 30),
      item('bathrooms-3', 200, 60),
    ),
    any('extras', item('cupboards', 250, 45), item('fridge', 150, 30), item('balcony', 100, 15)),
  ],
  plumbing: [
    one(
      'job',
      ...[item('look-first'), item('tap'), item('flush'), item('blockage', 150)],
      ...[item('pipe-leak', 300, 15), item('basin', 450, 30)],
    ),
    one('count', item('jobs-2'), item('jobs-3', 400, 30), item('jobs-4', 800, 60)),
    any('extras', item('all-taps', 200, 15), item('tap-filters', 150, 15)),
  ],
  'electrical-repairs': [
    one(
      'job',
      ...[item('find-fault'), item('switch'), item('fan'), item('light'), item('breaker', 100)],
      item('new-point', 350, 30),
    ),
    one('count', item('points-2'), item('points-4', 300, 30), item('points-6', 600, 60)),
    any('extras', item('earthing', 200, 15)),
  ],
  'event-photography': [
    one(
      'hours',
      item('hours-1'),
      item('hours-2', 2000, 60),
      item('hours-4', 6000, 180),
      item('hours-6', 10_000, 300),
    ),
    any('extras', item('album', 3500)),
  ],
  'wedding-planning': [
    one('guests', item('guests-150'), item('guests-300', 8000), item('guests-600', 18_000)),
  ],
  'corporate-event-management': [
    one('day', item('day-8'), item('day-10', 3500, 120), item('day-12', 7000, 240)),
  ],
};

export const choicesOfFirst = ({ slug }: First): readonly Choice[] => CHOICES[slug] ?? [];

/** Names of its items, and the questions of its choices, in one language. */
export const itemNamesOfFirst = (slug: ServiceSlug, lang: Lang): Record<string, string> =>
  wordsIn(lang)[slug]?.items ?? {};
export const choiceTitlesOfFirst = (
  slug: ServiceSlug,
  lang: Lang,
): Record<string, string> | undefined => wordsIn(lang)[slug]?.titles;

type ChoiceWords = {
  readonly titles: Record<string, string>;
  readonly items: Record<string, string>;
};
const wordsIn = (lang: Lang): Partial<Record<ServiceSlug, ChoiceWords>> => serviceChoices[lang];
