import { type ServicePageFacts, servicePath } from '#contract/catalogue/service-page.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { LARGEST_PICTURE, pictureAddress } from '#contract/fields/service-picture.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { rupeesFromPaise } from '#kernel/money.ts';
import { addressOf } from '../shell/search-head.tsx';
import type { ServiceWords } from './service-words.ts';

/** The page's content for machines (schema.org), with a rating only where customers have given one. */
export function serviceData(facts: ServicePageFacts, words: ServiceWords, lang: Lang) {
  const { slug, rating, ratingCount } = facts;
  const name = serviceNameIn(words.catalogue, slug);
  const { picture } = words.catalogue.services[slug] ?? {};
  return {
    '@type': 'Service',
    name,
    description: words.catalogue.services[slug]?.description ?? '',
    ...(picture && {
      image: `${knownBrand().site}${pictureAddress(picture.hash, LARGEST_PICTURE)}`,
    }),
    url: addressOf(servicePath(slug), lang),
    areaServed: { '@type': 'City', name: 'Mumbai' },
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      name: knownBrand().name,
      url: addressOf('/', lang),
      telephone: knownBrand().phone,
    },
    offers: offersOf(facts, words),
    ...(ratingCount !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
    }),
  };
}

/** The questions of the page, as search engines understand them. */
export const questionsData = ({ page }: ServicePageFacts) => ({
  '@type': 'FAQPage',
  mainEntity: (page?.questions ?? []).map(({ question, answer }) => ({
    ...{ '@type': 'Question', name: question },
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

function offersOf({ slug, pricePaise, options }: ServicePageFacts, { catalogue }: ServiceWords) {
  const name = serviceNameIn(catalogue, slug);
  const sold =
    options.length === 0
      ? [{ name, pricePaise }]
      : options.map((option) => ({
          name: `${name}: ${catalogue.options[option.key] ?? option.key}`,
          pricePaise: option.pricePaise,
        }));
  return sold.map((offer) => ({
    ...{ '@type': 'Offer', name: offer.name, priceCurrency: 'INR' },
    price: rupeesFromPaise(offer.pricePaise),
  }));
}
