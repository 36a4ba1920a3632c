// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/printed-tax-documents.ts';
import * as hi from '../hi/printed-tax-documents.ts';
import * as mr from '../mr/printed-tax-documents.ts';

export const printedTaxDocuments: ByLanguage<typeof en.printedTaxDocuments> = {
  en: en.printedTaxDocuments,
  hi: hi.printedTaxDocuments,
  mr: mr.printedTaxDocuments,
};
