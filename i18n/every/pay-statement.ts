// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/pay-statement.ts';
import * as hi from '../hi/pay-statement.ts';
import * as mr from '../mr/pay-statement.ts';

export const payStatement: ByLanguage<typeof en.payStatement> = {
  en: en.payStatement,
  hi: hi.payStatement,
  mr: mr.payStatement,
};
