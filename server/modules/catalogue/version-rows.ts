import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Instant } from '#kernel/time.ts';

/** A version as it stands, drafts included. */
export type VersionRow = {
  slug: string;
  version: number;
  holdsFrom: Instant | null;
  publishedBy: string | null;
};
export type ServiceRow = VersionRow & { id: number; withdrawn: boolean; content: ServiceContent };
export type CategoryRow = VersionRow & { content: CategoryContent };
