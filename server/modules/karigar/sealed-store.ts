import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';
import { applicationSeal, documentSeal } from './applying.ts';
import { payeeSeal } from './payee.ts';

/** Documents and statements of Karigars lie sealed here. */
export const sealedOfKarigars = [
  sealedColumn('karigar-applications', {
    select: `select user_id::text as id, sealed from karigar_applications
      where ($1::bytea is null or substring(sealed from 1 for 7) <> $1) and user_id::text > $2 order by user_id::text limit $3`,
    update: 'update karigar_applications set sealed = $3 where user_id::text = $1 and sealed = $2',
    about: ({ id }) => applicationSeal(id),
  }),
  sealedColumn<{ id: string; userId: string; sealed: Buffer }>('karigar-documents', {
    select: `select id::text as id, user_id as "userId", sealed from karigar_documents
      where sealed is not null and ($1::bytea is null or substring(sealed from 1 for 7) <> $1) and id::text > $2 order by id::text limit $3`,
    update: 'update karigar_documents set sealed = $3 where id::text = $1 and sealed = $2',
    about: ({ userId, id }) => documentSeal(userId, id),
  }),
  sealedColumn('karigar-payees', {
    select: `select id::text as id, sealed from karigar_payees
      where ($1::bytea is null or substring(sealed from 1 for 7) <> $1) and id::text > $2 order by id::text limit $3`,
    update: 'update karigar_payees set sealed = $3 where id::text = $1 and sealed = $2',
    about: ({ id }) => payeeSeal(id),
  }),
];
