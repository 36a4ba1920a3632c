import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#i18n/index.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { business } from './business.ts';
import { Interests } from './call-back-form.tsx';
import { Kinds } from './footer.tsx';
import type { FrontService } from './front-catalogue.ts';
import { landingWords } from './landing-words.ts';
import { Services } from './services.tsx';

/** The parts of the front page that show the catalogue; none contains another of its kind. */
const PARTS = {
  services: /<section id="services"[\s\S]*?<\/section>/,
  interests: /<select id="cb-serviceInterest"[\s\S]*?<\/select>/,
  kinds: /<nav aria-label="[^"]*" class="kinds">[\s\S]*?<\/nav>/,
  business: /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
} as const;

/** The built front page with what is sold now: what search engines read of it changes with what a person reads. */
export function drawFront(html: string, lang: Lang, services: readonly FrontService[]): string {
  const words = landingWords(lang);
  const drawn: Readonly<Record<keyof typeof PARTS, string>> = {
    services: renderToStaticMarkup(<Services words={words} services={services} />),
    interests: renderToStaticMarkup(<Interests words={words} services={services} />),
    kinds: renderToStaticMarkup(<Kinds words={words} />),
    business: renderToStaticMarkup(<StructuredData about={business(words, lang, services)} />),
  };
  let page = html;
  for (const [part, place] of Object.entries(PARTS)) {
    if (!place.test(page)) throw new Error(`The front page has no place for its ${part}.`);
    page = page.replace(place, () => drawn[part as keyof typeof PARTS]);
  }
  return page;
}
