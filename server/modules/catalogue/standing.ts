import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Instant } from '#kernel/time.ts';
import type { CategoryRow, ServiceRow, VersionRow } from './version-rows.ts';

/** A version that something published from a moment on will stand beside. */
type Standing<Content> = {
  readonly slug: string;
  readonly content: Content;
  /** It begins after that moment, so that whatever is published of the same name does not take its place. */
  readonly isLater: boolean;
};

export type StandingCatalogue = {
  readonly services: readonly Standing<ServiceContent>[];
  readonly categories: readonly Standing<CategoryContent>[];
};

/** Versions that hold at a moment, and those that are still to come; the rows are sorted as `listVersionRows` does. */
export const standingAt = (
  rows: { readonly services: readonly ServiceRow[]; readonly categories: readonly CategoryRow[] },
  at: Instant,
): StandingCatalogue => ({
  services: standingOf(rows.services, at),
  categories: standingOf(rows.categories, at),
});

function standingOf<Content>(
  rows: readonly (VersionRow & { readonly content: Content })[],
  at: Instant,
): Standing<Content>[] {
  const held = new Set<string>();
  return rows.flatMap(({ slug, holdsFrom, content }) => {
    if (holdsFrom === null || held.has(slug)) return [];
    const isLater = holdsFrom > at;
    if (!isLater) held.add(slug);
    return { slug, content, isLater };
  });
}

/** The standing versions with drafts in the place of those that they replace. */
export const withDrafts = <Content>(
  standing: readonly Standing<Content>[],
  drafts: ReadonlyMap<string, Content>,
): Pick<Standing<Content>, 'slug' | 'content'>[] => [
  ...standing.filter(({ slug, isLater }) => isLater || !drafts.has(slug)),
  ...[...drafts].map(([slug, content]) => ({ slug, content })),
];
