import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { keptColumn } from '#server/platform/objects/kept-column.ts';

/** Documents of Karigars, sealed as they are, on their way out of the rows. */
export const keptOfKarigars = [
  keptColumn('karigar-documents', {
    select: `select id::text as id, sealed as bytes from karigar_documents
      where sealed is not null and substring(sealed from 1 for 7) = $2 order by sent_at limit $1`,
    isSealed: true,
    update:
      'update karigar_documents set sealed = null, kept = $3 where id::text = $1 and sealed = $2',
    keys: 'select kept from karigar_documents where kept is not null',
  }),
];

/** Documents that have left their rows, in the order of their ids. */
export const listKeptDocuments = (
  db: Database,
  after: string,
  most: number,
): Promise<{ id: string; kept: string }[]> => selectKept.run(db, [after, most]);

/** Into the row again, to be sealed anew there. */
export const recordBroughtBack = (
  db: Database,
  { id, kept, sealed }: { readonly id: string; readonly kept: string; readonly sealed: Buffer },
): Promise<number> => bringBack.count(db, [id, kept, sealed]);

const selectKept = statement<[string, number], { id: string; kept: string }>({
  name: 'karigar-list-kept-documents',
  text: `select id::text as id, kept from karigar_documents
    where kept is not null and id::text > $1 order by id::text limit $2`,
});

const bringBack = statement<[string, string, Buffer]>({
  name: 'karigar-bring-document-back',
  text: 'update karigar_documents set sealed = $3, kept = null where id::text = $1 and kept = $2',
});
