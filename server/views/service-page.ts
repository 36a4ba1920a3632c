import { knownCategories, termsOf } from '#contract/catalogue/known.ts';
import {
  NO_FIGURES,
  type ServiceFigures,
  type ServicePageFacts,
} from '#contract/catalogue/service-page.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import type { RatingWords } from '#contract/visit.ts';
import { addDays, dateInIndia, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type Remembered, remember } from '#server/cache/remember.ts';
import type { MarkedDay } from '#server/modules/almanac/marked-days.ts';
import { type Service, soldOptions } from '#server/modules/catalogue/catalogue.ts';
import { versionsAt } from '#server/modules/catalogue/version.ts';
import type { ServiceRow } from '#server/modules/catalogue/version-rows.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { ratingOf } from './catalogue.ts';

/** Figures of each service; a visitor does not mind one of a minute ago. */
export type FiguresReader = Remembered<ReadonlyMap<number, ServiceFigures>>;

export const figuresReader = (db: Database): FiguresReader =>
  remember(
    async () => new Map((await selectFigures.run(db, [])).map((row) => [row.id, figuresOf(row)])),
    60_000,
  );

/** The facts of the page of a service that is sold now, in one language. */
export async function readServicePage(
  {
    facts,
    figures,
    almanac,
  }: {
    readonly facts: AppCache;
    readonly figures: FiguresReader;
    readonly almanac: Remembered<readonly MarkedDay[]>;
  },
  slug: string,
  lang: string,
  now: Instant,
): Promise<ServicePageFacts | undefined> {
  const services = await facts.services();
  const service = services.find((one) => one.slug === slug);
  if (!service) return undefined;
  const published = await facts.catalogue();
  const version = versionsAt(published.services, ({ id }) => id, now).find(
    ({ id }) => id === service.id,
  );
  const { id, category, pricePaise, durationMinutes, teamSize, laborCharges } = service;
  return {
    ...{ id, slug, category, pricePaise, durationMinutes, teamSize, laborCharges },
    options: soldOptions(service),
    jobs: version?.jobs ?? [],
    choices: service.choices,
    days: termsOf(category).byTithi ? daysAhead(await almanac(), now) : [],
    page: version?.page[lang] ?? version?.page.en,
    ...ratingOf(service, await facts.ratings()),
    figures: (await figures()).get(id) ?? NO_FIGURES,
    related: relatedTo(service, services),
  };
}

/** The page of a service as this content of it would make it; nothing where its category is not sold yet. */
export async function previewServicePage(
  { facts, figures }: { readonly facts: AppCache; readonly figures: FiguresReader },
  { id, slug, content }: Pick<ServiceRow, 'id' | 'slug' | 'content'>,
  lang: string,
): Promise<ServicePageFacts | undefined> {
  const category = newestOf(content.category);
  if (!category) return undefined;
  const { pricePaise, durationMinutes, teamSize, laborCharges } = content;
  const service = {
    ...{ id, slug, category, pricePaise, durationMinutes, teamSize, laborCharges },
    ...{ options: content.options, choices: content.choices, art: content.art },
    initialRating: content.initialRating,
  };
  return {
    ...{ id, slug, category, pricePaise, durationMinutes, teamSize, laborCharges },
    options: soldOptions(service),
    ...{ jobs: content.jobs, choices: content.choices, days: [] },
    page: content.page[lang] ?? content.page.en,
    ...ratingOf(service, await facts.ratings()),
    figures: (await figures()).get(id) ?? NO_FIGURES,
    related: relatedTo(service, await facts.services()),
  };
}

const newestOf = (key: string): string | undefined =>
  knownCategories()
    .filter((terms) => terms.key === key)
    .toSorted((one, other) => one.holdsFrom - other.holdsFrom)
    .at(-1)?.reference;

/** The words of the catalogue with those of this content in their place. */
export function wordsWith(
  words: CatalogueWords,
  { id, slug, content }: Pick<ServiceRow, 'id' | 'slug' | 'content'>,
  lang: string,
): CatalogueWords {
  const said = content.words[lang] ?? content.words.en;
  const { name = slug, description = '', options = {} } = said ?? {};
  const { art, category, laborCharges, picture } = content;
  const own = {
    ...{ id, name, description, english: content.words.en?.name ?? slug, art, category },
    picture: picture && { hash: picture.hash, alt: picture.alt[lang] ?? '' },
    ...{ laborCharges, hasOptions: content.options.length > 0 },
  };
  return {
    ...words,
    services: { ...words.services, [slug]: own },
    options: { ...words.options, ...options },
  };
}

/** Two weeks or so of them: more would be a calendar, and that stands in the dialog. */
const MOST_DAYS = 6;

/** Those from the day after tomorrow on: what is nearer may be too near to book. */
const daysAhead = (days: readonly MarkedDay[], now: Instant) =>
  days.filter(({ date }) => date >= addDays(dateInIndia(now), 2)).slice(0, MOST_DAYS);

const MOST_RELATED = 3;

/** Those of its own kind first, then in the order of the catalogue. */
const relatedTo = (service: Service, services: readonly Service[]) =>
  services
    .filter(({ id }) => id !== service.id)
    .toSorted(
      (one, other) =>
        Number(other.category === service.category) - Number(one.category === service.category),
    )
    .slice(0, MOST_RELATED)
    .map(({ slug, category, pricePaise }) => ({ slug, category, pricePaise }));

type FiguresRow = {
  id: number;
  stars: number[];
  words: RatingWords;
  karigars: number;
  checked: number;
  from: Instant | null;
  until: Instant | null;
  rates: ServiceFigures['rates'];
};

const figuresOf = ({
  stars,
  words,
  karigars,
  checked,
  from,
  until,
  rates,
}: FiguresRow): ServiceFigures => ({
  ...{ stars, words, karigars, rates },
  checked:
    from && until ? { count: checked, from: dateInIndia(from), until: dateInIndia(until) } : null,
});

/** A check is the day on which one of us found a Karigar's documents right; who has left is on no roster. */
const selectFigures = statement<[], FiguresRow>({
  name: 'view-service-figures',
  text: `with checks as (
      select user_id, max(at) as at from karigar_application_steps where state = 'checked' group by user_id
    ), people as (
      select ks.service_id, count(*)::int as karigars, count(c.at)::int as checked, min(c.at) as first, max(c.at) as last
        from karigar_skills ks
          join karigars k on k.id = ks.karigar_id and k.active
          left join checks c on c.user_id = k.user_id
        group by ks.service_id
    )
    select s.id, coalesce(p.karigars, 0) as karigars, coalesce(p.checked, 0) as checked, p.first as "from", p.last as "until",
        (select array_agg((select count(*)::int from ratings r
            where r.service_id = s.id and r.rated_by = 'customer' and r.stars = star) order by star)
          from generate_series(1, 5) star) as stars,
        (select coalesce(jsonb_object_agg(w.word, w.times), '{}') from (
            select word, count(*) as times from ratings r cross join unnest(r.words) word
              where r.service_id = s.id and r.rated_by = 'customer' group by word) w) as words,
        (select coalesce(jsonb_agg(jsonb_build_object('key', r.key, 'unit', r.unit, 'pricePaise', r.price_paise,
            'names', r.names) order by r.position), '[]') from rate_card_rows r where r.service_id = s.id) as rates
      from services s left join people p on p.service_id = s.id`,
});
