import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';

/** A version as it stands, drafts included. */
export type VersionRow = {
  slug: string;
  version: number;
  holdsFrom: Instant | null;
  publishedBy: string | null;
  draftedBy: string | null;
  draftedAt: Instant | null;
};
export type ServiceRow = VersionRow & { id: number; withdrawn: boolean; content: ServiceContent };
export type CategoryRow = VersionRow & { content: CategoryContent };

export const draftOf = (rows: readonly VersionRow[], slug: string): VersionRow | undefined =>
  rows.find((one) => one.slug === slug && one.holdsFrom === null);

/** When a draft was saved, as it travels; null where there is none. */
export const savedAtOf = (draft: VersionRow | undefined): string | null =>
  draft?.draftedAt == null ? null : toIndiaIso(draft.draftedAt);
