import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';
import { recipientSeal } from './sealed-recipient.ts';

/** Recipients whose accounts are erased. */
export const sealedOfTaxDocuments = [
  sealedColumn('tax-document-recipients', {
    select: `select tax_document_id::text as id, sealed from tax_document_sealed_recipients
      where ($1::bytea is null or substring(sealed from 1 for 7) <> $1) and tax_document_id::text > $2
      order by tax_document_id::text limit $3`,
    update:
      'update tax_document_sealed_recipients set sealed = $3 where tax_document_id::text = $1 and sealed = $2',
    about: ({ id }) => recipientSeal(id),
  }),
];
