import { NO_FIGURES, type ServicePageFacts } from '../../contract/catalogue/service-page.ts';
import type { Lang } from '../../i18n/index.ts';
import { soldOptions } from '../../server/modules/catalogue/catalogue.ts';
import { servicesAt } from '../../server/modules/catalogue/version.ts';
import { jobsOfFirst, pageOfFirst } from '../../server/seed/data/first-pages.ts';
import { catalogue, firstPublished } from '../../server/seed/data/first-services.ts';

/** The sample from which the build makes pages of services: with every kind of part, so that none lacks its style. */
export const firstServicePages = (lang: Lang): ServicePageFacts[] =>
  servicesAt(firstPublished, Date.now()).map((service, index, services) => {
    const first = catalogue.find(({ slug }) => slug === service.slug);
    return {
      ...service,
      options: soldOptions(service),
      jobs: first ? jobsOfFirst(first) : [],
      page: first && pageOfFirst(first)[lang],
      rating: service.initialRating,
      ratingCount: index === 0 ? null : 12,
      days: index === 0 ? [{ date: '2026-12-23', mark: 'purnima' }] : [],
      figures: { ...NO_FIGURES, karigars: 1 },
      related: services.filter(({ id }) => id !== service.id).slice(0, 3),
    };
  });
