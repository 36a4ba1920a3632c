import type { OutputOf } from '#contract/operation.ts';
import type { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';

export type Versions = OutputOf<typeof listCatalogueVersions>;
export type ServiceVersion = Versions['services'][number];
export type CategoryVersion = Versions['categories'][number];
type Version = ServiceVersion | CategoryVersion;

/** All versions of one thing, newest first: its draft, what is sold now, and what will be. */
export type Standing<V extends Version> = {
  readonly slug: string;
  readonly all: readonly V[];
  readonly draft: V | undefined;
  readonly sold: V | undefined;
  /** The next that is published for later. */
  readonly coming: V | undefined;
  /** The version to edit: the draft, else the newest. */
  readonly newest: V;
};

/** Everything that is, was or will be sold, in the order of the answer. */
export function standings<V extends Version>(versions: readonly V[]): Standing<V>[] {
  const bySlug = new Map<string, V[]>();
  for (const one of versions) bySlug.set(one.slug, [...(bySlug.get(one.slug) ?? []), one]);
  return [...bySlug].flatMap(([slug, all]) => {
    const [newest] = all;
    if (!newest) return [];
    const found = (state: Version['state']) => all.find((one) => one.state === state);
    return [{ slug, all, draft: found('draft'), sold: found('sold'), coming: nextOf(all), newest }];
  });
}

/** The soonest; of two from the same moment on the newer one holds, which stands first. */
const nextOf = <V extends Version>(all: readonly V[]): V | undefined => {
  const soonest = all.findLast((one) => one.state === 'coming');
  return all.find((one) => one.state === 'coming' && one.from === soonest?.from);
};

export const isWithdrawn = (version: Version | undefined): boolean =>
  version !== undefined && 'withdrawn' in version && version.withdrawn;
