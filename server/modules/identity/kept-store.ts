import { keptColumn } from '#server/platform/objects/kept-column.ts';

/** Pictures of people, on their way out of the rows. */
export const keptOfPeople = [
  keptColumn('profile-images', {
    select: `select id::text as id, webp as bytes from profile_images
      where webp is not null order by made_at limit $1`,
    update: 'update profile_images set webp = null, kept = $3 where id::text = $1 and webp = $2',
    keys: 'select kept from profile_images where kept is not null',
  }),
];
