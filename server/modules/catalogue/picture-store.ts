import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Drawn = { readonly width: number; readonly webp: Buffer };

/** The same picture, sent once more, is the one that is there, and is as good as new for the sweep. */
export async function recordPicture(
  db: Database,
  hash: string,
  drawn: readonly Drawn[],
  now: Instant,
): Promise<void> {
  for (const { width, webp } of drawn) await insert.run(db, [hash, width, webp, new Date(now)]);
}

const insert = statement<[string, number, Buffer, Date]>({
  name: 'catalogue-record-picture',
  text: `insert into service_pictures (hash, width, webp, sent_at) values ($1, $2, $3, $4)
    on conflict (hash, width) do update set sent_at = excluded.sent_at`,
});

/**
 * The hashes of those that have been sent, of the pictures that contents name. They are as good as new, so that a sweep that
 * goes on meanwhile leaves them.
 */
export async function keepPictures(
  db: Database,
  contents: readonly Pick<ServiceContent, 'picture'>[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const named = contents.flatMap(({ picture }) => (picture ? [picture.hash] : []));
  if (named.length === 0) return new Set();
  return new Set((await renew.run(db, [named, new Date(now)])).map(({ hash }) => hash));
}

const renew = statement<[string[], Date], { hash: string }>({
  name: 'catalogue-keep-pictures',
  text: 'update service_pictures set sent_at = greatest(sent_at, $2) where hash = any ($1) returning hash',
});

/** Those that were sent before then and stand in no version and no draft; answers how many rows went. */
export const deleteUnusedPictures = (db: Database, before: Instant): Promise<number> =>
  deleteUnused.count(db, [new Date(before)]);

const deleteUnused = statement<[Date]>({
  name: 'catalogue-delete-unused-pictures',
  text: `delete from service_pictures p where sent_at < $1
    and not exists (select from service_versions v where v.picture ->> 'hash' = p.hash)`,
});
