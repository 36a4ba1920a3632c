// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/case-answers.ts';
import * as hi from '../hi/case-answers.ts';
import * as mr from '../mr/case-answers.ts';

export const caseAnswers: ByLanguage<typeof en.caseAnswers> = {
  en: en.caseAnswers,
  hi: hi.caseAnswers,
  mr: mr.caseAnswers,
};
