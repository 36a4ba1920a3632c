import type { OutputOf } from '#contract/operation.ts';
import type { Availability, readCatalogue as contract } from '#contract/public/read-catalogue.ts';
import type { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { isLang } from '#i18n/index.ts';
import { type Clock, DAY, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type Remembered, remember } from '#server/cache/remember.ts';
import { closeByClock } from '#server/modules/availability/slots.ts';
import { decideOffer, defaultOption, type Service } from '#server/modules/catalogue/catalogue.ts';
import {
  nextChangeAfter,
  type Published,
  searchWordsAt,
  wordsAt,
} from '#server/modules/catalogue/version.ts';
import { isRealRating, type ServiceRating } from '#server/modules/rating/rating.ts';
import { countedSlots, firstOpenDate } from './open-slots.ts';

type Catalogue = OutputOf<typeof contract>;

/** The services on sale and when each can next be booked somewhere in the city; at most a few seconds old. */
export function catalogueReader(facts: AppCache, now: Clock): Remembered<Catalogue> {
  let told: readonly Service[] | undefined;
  const read = remember(async () => {
    const services = await facts.services();
    const ratings = await facts.ratings();
    const at = now();
    const items = await Promise.all(
      services.map((service) => describe(facts, service, ratings, at)),
    );
    told = services;
    return Object.freeze({ services: items });
  }, 5_000);
  // A change of the catalogue is shown at once, not after the seconds for which the answer is kept.
  const isOld = (): boolean => {
    const services = facts.services();
    return told !== undefined && !(services instanceof Promise) && services !== told;
  };
  return Object.assign(() => (isOld() ? read.anew() : read()), {
    known: () => (isOld() ? undefined : read.known()),
    anew: read.anew,
  });
}

const describe = async (
  facts: AppCache,
  service: Service,
  ratings: readonly ServiceRating[],
  now: Instant,
) => ({
  id: service.id,
  slug: service.slug,
  category: service.category,
  pricePaise: service.pricePaise,
  laborCharges: service.laborCharges,
  ...ratingOf(service, ratings),
  availability: await nextAvailability(facts, service, now),
  options: service.options.map(({ key, available, pricePaise }) => ({
    key,
    available,
    pricePaise,
  })),
  ...(service.choices.length > 0 && {
    additions: Object.fromEntries(
      service.choices.flatMap(({ items }) => items.map((item) => [item.key, item.pricePaise])),
    ),
  }),
});

async function nextAvailability(
  facts: AppCache,
  service: Service,
  now: Instant,
): Promise<Availability> {
  const offer = decideOffer([service], service.id, defaultOption(service));
  if (!offer.ok) return NONE;
  const question = { offer: offer.value, place: undefined };
  const date = await firstOpenDate(facts, question, now);
  const slots = closeByClock(await countedSlots(facts, date, question), service.category, now);
  const first = slots.find((slot) => slot.reason === null);
  if (!first) return NONE;
  const today = dateInIndia(now);
  const daysAhead = Math.round((instantInIndia(date) - instantInIndia(today)) / DAY);
  return daysAhead === 0
    ? { kind: 'from-hour', date, minute: first.minute, daysAhead }
    : { kind: 'onwards', date, minute: null, daysAhead };
}

/** Ruling R30: the dated rating of the catalogue, until ten visits were really rated. */
export function ratingOf({ id, initialRating }: Service, ratings: readonly ServiceRating[]) {
  const real = ratings.find(({ serviceId }) => serviceId === id);
  return real && isRealRating(real.visits)
    ? { rating: real.average, ratingCount: real.visits }
    : { rating: initialRating, ratingCount: null };
}

const NONE: Availability = { kind: 'none', date: null, minute: null, daysAhead: null };

/** Names of everything on sale in a language; the same answer until something is published. */
export function readWords(published: Published, lang: string, now: Instant) {
  const known = answered.get(published) ?? new Map<string, CatalogueWordsAnswer>();
  answered.set(published, known);
  const before = known.get(lang);
  if (before && now < before.until) return before.answer;
  const answer = {
    words: wordsAt(published, lang, now),
    categories: published.categories.map(({ words: _, ...terms }) => terms),
    search: searchWordsAt(published, now),
  };
  if (isLang(lang)) known.set(lang, { answer, until: nextChangeAfter(published, now) });
  return answer;
}

type CatalogueWordsAnswer = {
  readonly until: Instant;
  readonly answer: OutputOf<typeof readCatalogueWords>;
};
const answered = new WeakMap<Published, Map<string, CatalogueWordsAnswer>>();
