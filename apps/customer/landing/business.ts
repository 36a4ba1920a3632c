import { serviceNameIn } from '#contract/catalogue/words.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { rupeesFromPaise } from '#kernel/money.ts';
import { SHARE_PICTURE } from '../public-address.ts';
import { addressOf } from '../shell/search-head.tsx';
import type { FrontService } from './front-catalogue.ts';
import type { LandingWords } from './landing-words.ts';

/** The company's name, address, contacts and prices, as the page says them. */
export const business = (
  words: LandingWords,
  lang: Lang,
  services: readonly FrontService[],
): Readonly<Record<string, unknown>> => ({
  '@type': 'HomeAndConstructionBusiness',
  name: knownBrand().name,
  url: addressOf('/', lang),
  image: `${knownBrand().site}/${SHARE_PICTURE.path}`,
  email: knownBrand().email,
  telephone: knownBrand().phone,
  areaServed: { '@type': 'City', name: 'Mumbai' },
  address: { '@type': 'PostalAddress', addressLocality: 'Mumbai', addressCountry: 'IN' },
  makesOffer: services.map(({ slug, pricePaise }) => ({
    '@type': 'Offer',
    price: rupeesFromPaise(pricePaise),
    priceCurrency: 'INR',
    itemOffered: { '@type': 'Service', name: serviceNameIn(words.catalogue, slug) },
  })),
});
