import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Writes of one thing follow each other: two drafts never have the same number. */
export const lockCatalogue = (db: Database): Promise<unknown> => lockWhole(db, 'catalogue');

/** Replaces the draft of a service; answers its number. */
export async function recordServiceDraft(
  db: Database,
  slug: string,
  content: ServiceContent,
  { by, at }: Drafting,
): Promise<number> {
  const { options, words, ...rest } = content;
  const row = await insertService.first(db, [
    ...([slug, JSON.stringify({ ...rest, words }), by, new Date(at)] as const),
  ]);
  if (!row) throw new Error('The draft was not written');
  await dropOptions.run(db, [row.service, row.version]);
  await insertOptions.run(db, [row.service, row.version, JSON.stringify(options)]);
  return row.version;
}

const insertService = statement<
  [string, string, string, Date],
  { service: number; version: number }
>({
  name: 'draft-service',
  text: `with known as (
      insert into services (slug) values ($1) on conflict (slug) do update set slug = excluded.slug returning id
    )
    insert into service_versions (service_id, version, category, price_paise, duration_minutes, team_size, labor_charges,
        initial_rating, noisy, tax_class, art, picture, words, jobs, choices, page, search_words, drafted_by, drafted_at)
      select k.id,
          1 + coalesce((select max(v.version) from service_versions v where v.service_id = k.id and v.holds_from is not null), 0),
          c ->> 'category', (c ->> 'pricePaise')::bigint, (c ->> 'durationMinutes')::int, (c ->> 'teamSize')::int,
          (c ->> 'laborCharges')::boolean, (c ->> 'initialRating')::numeric, (c ->> 'noisy')::boolean, c ->> 'taxClass',
          c ->> 'art', nullif(c -> 'picture', 'null'), c -> 'words', c -> 'jobs', c -> 'choices', c -> 'page', c ->> 'searchWords', $3, $4
        from known k, (select $2::jsonb as c) content
      on conflict (service_id, version) do update set category = excluded.category, price_paise = excluded.price_paise,
        duration_minutes = excluded.duration_minutes, team_size = excluded.team_size,
        labor_charges = excluded.labor_charges, initial_rating = excluded.initial_rating, noisy = excluded.noisy,
        tax_class = excluded.tax_class, art = excluded.art, picture = excluded.picture, words = excluded.words, jobs = excluded.jobs,
        choices = excluded.choices, page = excluded.page, search_words = excluded.search_words, drafted_by = excluded.drafted_by, drafted_at = excluded.drafted_at
      returning service_id as service, version`,
});

const dropOptions = statement<[number, number], never>({
  name: 'drop-drafted-options',
  text: 'delete from service_options where service_id = $1 and version = $2',
});

const insertOptions = statement<[number, number, string], never>({
  name: 'draft-options',
  text: `insert into service_options (service_id, version, key, position, available, price_paise, duration_minutes, team_size)
      select $1, $2, o ->> 'key', nth, (o ->> 'available')::boolean, (o ->> 'pricePaise')::bigint,
          (o ->> 'durationMinutes')::int, (o ->> 'teamSize')::int
        from jsonb_array_elements($3::jsonb) with ordinality one (o, nth)`,
});

/** Replaces the draft of a category; answers its number. */
export async function recordCategoryDraft(
  db: Database,
  key: string,
  { position, tile, words, ...terms }: CategoryContent,
  { by, at }: Drafting,
): Promise<number> {
  const row = await insertCategory.first(db, [
    ...([key, position, tile, JSON.stringify(terms), JSON.stringify(words)] as const),
    ...([by, new Date(at)] as const),
  ]);
  if (!row) throw new Error('The draft was not written');
  return row.version;
}

const insertCategory = statement<
  [string, number, string, string, string, string, Date],
  { version: number }
>({
  name: 'draft-category',
  text: `insert into category_versions (key, version, position, tile, terms, words, drafted_by, drafted_at)
      values ($1, 1 + coalesce((select max(v.version) from category_versions v where v.key = $1 and v.holds_from is not null), 0),
        $2, $3, $4, $5, $6, $7)
      on conflict (key, version) do update set position = excluded.position, tile = excluded.tile, terms = excluded.terms,
        words = excluded.words, drafted_by = excluded.drafted_by, drafted_at = excluded.drafted_at
      returning version`,
});

type Drafting = { readonly at: Instant; readonly by: string };
type Publication = { readonly from: Instant; readonly by: string };

/** Answers the ids of the services that were published: fewer, where one had no draft. */
export const publishServices = async (
  db: Database,
  slugs: readonly string[],
  { from, by }: Publication,
): Promise<number[]> =>
  (await updateServices.run(db, [[...slugs], new Date(from), by])).map(({ id }) => id);

const updateServices = statement<[string[], Date, string], { id: number }>({
  name: 'publish-services',
  text: `update service_versions v set holds_from = $2, published_by = $3 from services s
    where s.id = v.service_id and s.slug = any ($1) and v.holds_from is null returning s.id`,
});

export const publishCategories = async (
  db: Database,
  keys: readonly string[],
  { from, by }: Publication,
): Promise<number> => (await updateCategories.run(db, [[...keys], new Date(from), by])).length;

const updateCategories = statement<[string[], Date, string], { key: string }>({
  name: 'publish-categories',
  text: `update category_versions set holds_from = $2, published_by = $3
    where key = any ($1) and holds_from is null returning key`,
});

/** As a version of its own, so that the one before stays as it was. False where nothing of that name is sold. */
export const recordWithdrawal = async (
  db: Database,
  slug: string,
  { from, by }: Publication,
): Promise<boolean> => (await insertWithdrawal.run(db, [slug, new Date(from), by])).length > 0;

const insertWithdrawal = statement<[string, Date, string], { version: number }>({
  name: 'withdraw-service',
  text: `with dropped as (
      delete from service_versions v using services s where s.id = v.service_id and s.slug = $1 and v.holds_from is null
    )
    insert into service_versions
      select (jsonb_populate_record(v, jsonb_build_object('version',
          (select max(n.version) + 1 from service_versions n where n.service_id = v.service_id),
          'holds_from', $2::timestamptz, 'withdrawn', true, 'published_by', $3::text))).*
        from services s join service_versions v on v.service_id = s.id and v.version = version_sold(s.id, $2)
        where s.slug = $1 and not v.withdrawn
      returning version`,
});

/** False where there is no draft. */
export const dropDraft = async (
  db: Database,
  kind: 'service' | 'category',
  slug: string,
): Promise<boolean> =>
  (await (kind === 'service' ? dropServiceDraft : dropCategoryDraft).run(db, [slug])).length > 0;

const dropServiceDraft = statement<[string], { version: number }>({
  name: 'drop-service-draft',
  text: `delete from service_versions v using services s
    where s.id = v.service_id and s.slug = $1 and v.holds_from is null returning v.version`,
});

const dropCategoryDraft = statement<[string], { version: number }>({
  name: 'drop-category-draft',
  text: 'delete from category_versions where key = $1 and holds_from is null returning version',
});
