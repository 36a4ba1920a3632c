import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { ServiceJob, ServicePageWords } from '#contract/catalogue/words.ts';
import { dailyPages } from '#i18n/every/service-pages-daily.ts';
import { eventPages } from '#i18n/every/service-pages-event.ts';
import { religiousPages } from '#i18n/every/service-pages-religious.ts';
import { LANGS } from '#i18n/index.ts';
import { choiceTitlesOfFirst } from './first-choices.ts';

type First = { readonly slug: ServiceSlug };

/**
 * Jobs of the services that are booked by jobs. Minutes follow trade practice as gathered for the catalogue (2026-11) and are
 * the owner's to confirm; two of the covered ones fit into one visit.
 */
const JOBS: Partial<Record<ServiceSlug, readonly ServiceJob[]>> = {
  'house-cleaning': [
    { key: 'kitchen', minutes: 30, covered: true },
    { key: 'bathroom', minutes: 30, covered: true },
    { key: 'floors', minutes: 60, covered: true },
  ],
};

export const jobsOfFirst = ({ slug }: First): readonly ServiceJob[] => JOBS[slug] ?? [];

export const pageOfFirst = ({ slug }: First): Readonly<Record<string, ServicePageWords>> =>
  Object.fromEntries(
    LANGS.flatMap((lang) => {
      const pages: Partial<Record<ServiceSlug, ServicePageWords>> = {
        ...dailyPages[lang],
        ...eventPages[lang],
        ...religiousPages[lang],
      };
      const choices = choiceTitlesOfFirst(slug, lang);
      return pages[slug] ? [[lang, { ...pages[slug], ...(choices && { choices }) }]] : [];
    }),
  );
