import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { publishCatalogue as promise } from '#contract/ops/publish-catalogue.ts';
import { newId } from '#kernel/ids.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { teachSkills } from '#server/modules/availability/membership-store.ts';
import {
  lockCatalogue,
  publishCategories,
  publishServices,
} from '#server/modules/catalogue/draft-store.ts';
import { keepPictures } from '#server/modules/catalogue/picture-store.ts';
import { problemsOf } from '#server/modules/catalogue/publishing.ts';
import { standingAt } from '#server/modules/catalogue/standing.ts';
import { savedAtOf } from '#server/modules/catalogue/version-rows.ts';
import { listVersionRows } from '#server/modules/catalogue/version-store.ts';
import { TAX_CLASSES, TAXED_OPTIONS } from '#server/modules/tax/tax-rules.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Published = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/** Sells drafts from a moment on: all of them, or none where one is missing or contradicts itself. */
export const publishCatalogue = (
  pool: Pool,
  { by, ...input }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Published> =>
  transaction(pool, async (db): Promise<Published> => {
    const { services: slugs, categories: keys, skilledAs = [], seen = {} } = input;
    const from = input.from === null ? now : Date.parse(input.from);
    if (from < now) return refuse('publish-date-past');
    await lockCatalogue(db);
    const rows = await listVersionRows(db);
    const { services, categories } = rows;
    const drafts = {
      services: new Map(draftsOf(services, slugs)),
      categories: new Map(draftsOf(categories, keys)),
    };
    const found = drafts.services.size + drafts.categories.size;
    if (found === 0 || found < new Set(slugs).size + new Set(keys).size)
      return refuse('draft-not-found');
    const changed =
      changedSince(services, drafts.services, seen.services) ??
      changedSince(categories, drafts.categories, seen.categories);
    if (changed) return refuse('draft-changed', { savedAt: savedAtOf(changed) });
    // A service is of a category that is sold no later than itself.
    const sold = categories.filter((one) => one.holdsFrom !== null && one.holdsFrom <= from);
    const problems = problemsOf(drafts, {
      categories: new Set(sold.map(({ slug }) => slug)),
      taxClasses: TAX_CLASSES,
      taxedOptions: TAXED_OPTIONS,
      standing: standingAt(rows, from),
      pictures: await keepPictures(db, [...drafts.services.values()], now),
      langs: LANGS,
    });
    if (problems.length > 0) return refuse('catalogue-contradicts', { problems });
    await publishCategories(db, keys, { from, by });
    const ids = await publishServices(db, slugs, { from, by });
    const teachers = services.filter(({ slug }) => skilledAs.includes(slug)).map(({ id }) => id);
    await teachSkills(db, ids, teachers);
    await recordEvent(db, newId(now), 'CataloguePublished', now, `ops:${by}`, {
      ...{ services: [...slugs], categories: [...keys], holdsFrom: from },
    });
    return accept({ from: toIndiaIso(from) });
  });

/** A draft among these that somebody has saved since it was read. A service and a category may share a name. */
const changedSince = <Version extends Parameters<typeof savedAtOf>[0] & Named>(
  versions: readonly Version[],
  drafts: ReadonlyMap<string, unknown>,
  seen: Readonly<Record<string, string>> = {},
): Version | undefined =>
  versions.find(
    (one) =>
      one.holdsFrom === null &&
      drafts.has(one.slug) &&
      seen[one.slug] !== undefined &&
      seen[one.slug] !== savedAtOf(one),
  );
type Named = { readonly slug: string; readonly holdsFrom: Instant | null };

const draftsOf = <Content>(
  versions: readonly {
    readonly slug: string;
    readonly holdsFrom: Instant | null;
    readonly content: Content;
  }[],
  wanted: readonly string[],
): [string, Content][] =>
  versions
    .filter(({ slug, holdsFrom }) => holdsFrom === null && wanted.includes(slug))
    .map(({ slug, content }) => [slug, content]);
