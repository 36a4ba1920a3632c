import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';

/** The contents and addresses of messages, until they have gone. */
export const sealedOfMessages = [
  sealedColumn('messages', {
    select: `select id::text as id, sealed from messages where sealed is not null
      and ($1::bytea is null or substring(sealed from 1 for 7) <> $1) and id::text > $2 order by id::text limit $3`,
    update: 'update messages set sealed = $3 where id::text = $1 and sealed = $2',
    about: ({ id }) => id,
  }),
];
