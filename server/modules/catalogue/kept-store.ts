import { keptColumn } from '#server/platform/objects/kept-column.ts';

/** Pictures of services, on their way out of the rows. */
export const keptOfCatalogue = [
  keptColumn('service-pictures', {
    select: `select hash || '/' || width as id, webp as bytes from service_pictures
      where webp is not null order by sent_at limit $1`,
    update: `update service_pictures set webp = null, kept = $3
      where hash = split_part($1, '/', 1) and width = split_part($1, '/', 2)::integer and webp = $2`,
    keys: 'select kept from service_pictures where kept is not null',
  }),
];
