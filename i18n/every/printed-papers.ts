// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/printed-papers.ts';
import * as hi from '../hi/printed-papers.ts';
import * as mr from '../mr/printed-papers.ts';

export const printedPapers: ByLanguage<typeof en.printedPapers> = {
  en: en.printedPapers,
  hi: hi.printedPapers,
  mr: mr.printedPapers,
};
