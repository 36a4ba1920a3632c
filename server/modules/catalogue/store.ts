import type { CategoryTerms } from '#contract/catalogue/category-terms.ts';
import type { Choice } from '#contract/catalogue/choices.ts';
import { FIRST_LINKAGE } from '#contract/catalogue/linkage.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { ServiceOption } from './catalogue.ts';
import type { CategoryVersion, Published, ServiceVersion } from './version.ts';

/** Every version of everything that was published, oldest first. */
export async function listPublished(db: Database): Promise<Published> {
  const [services, categories] = await Promise.all([
    selectServices.run(db, []),
    selectCategories.run(db, []),
  ]);
  return {
    services: services.map(({ initialRating, choices, ...version }) => ({
      ...version,
      choices: choices ?? [],
      initialRating: Number(initialRating),
    })),
    categories: categories.map(({ terms, ...version }) => ({
      ...{ linkage: FIRST_LINKAGE, ownChecks: [], ...terms },
      ...version,
    })),
  };
}

const selectServices = statement<
  [],
  Omit<ServiceVersion, 'initialRating' | 'options' | 'choices'> & {
    initialRating: string;
    options: ServiceOption[];
    choices: Choice[] | null;
  }
>({
  name: 'list-service-versions',
  text: `select s.id, s.slug, v.version, v.holds_from as "holdsFrom", v.withdrawn, v.category, v.price_paise as "pricePaise",
      v.duration_minutes as "durationMinutes", v.team_size as "teamSize", v.labor_charges as "laborCharges",
      v.initial_rating as "initialRating", v.noisy, v.tax_class as "taxClass", v.art, v.picture, v.words, v.jobs, v.choices, v.page,
      v.search_words as "searchWords",
      coalesce((select jsonb_agg(jsonb_build_object('key', o.key, 'available', o.available, 'pricePaise', o.price_paise,
          'durationMinutes', o.duration_minutes, 'teamSize', o.team_size) order by o.position)
        from service_options o where o.service_id = v.service_id and o.version = v.version), '[]') as options
    from service_versions v join services s on s.id = v.service_id
    where v.holds_from is not null order by v.service_id, v.holds_from, v.version`,
});

const selectCategories = statement<
  [],
  Pick<CategoryVersion, 'reference' | 'key' | 'position' | 'tile' | 'words'> & {
    holdsFrom: Instant;
    terms: Omit<
      CategoryTerms,
      'reference' | 'key' | 'position' | 'tile' | 'holdsFrom' | 'linkage' | 'ownChecks'
    > &
      Partial<Pick<CategoryTerms, 'linkage' | 'ownChecks'>>;
  }
>({
  name: 'list-category-versions',
  text: `select key, case version when 1 then key else key || '@' || version end as reference, holds_from as "holdsFrom",
      position, tile, terms, words
    from category_versions where holds_from is not null order by position, key, holds_from, version`,
});
