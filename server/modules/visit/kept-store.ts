import { keptColumn } from '#server/platform/objects/kept-column.ts';

/** Pictures of visits and of problems, and what stands beside words, on their way out of the rows. */
export const keptOfVisits = [
  keptColumn('visit-photos', {
    select: `select id::text as id, webp as bytes from visit_photos
      where webp is not null order by added_at limit $1`,
    update: `update visit_photos set webp = null, kept = $3 where id::text = $1 and webp = $2`,
    keys: 'select kept from visit_photos where kept is not null',
  }),
  // The same picture may be sent for two problems: its name is that of both together.
  keptColumn('dispute-photos', {
    select: `select booking_id || '/' || id as id, webp as bytes from dispute_photos
      where webp is not null order by added_at limit $1`,
    update: `update dispute_photos set webp = null, kept = $3
      where booking_id = split_part($1, '/', 1)::uuid and id = split_part($1, '/', 2)::uuid and webp = $2`,
    keys: 'select kept from dispute_photos where kept is not null',
  }),
  keptColumn('enclosures', {
    select: `select id::text as id, bytes from enclosures where bytes is not null order by added_at limit $1`,
    update: `update enclosures set bytes = null, kept = $3 where id::text = $1 and bytes = $2`,
    keys: 'select kept from enclosures where kept is not null',
  }),
];
