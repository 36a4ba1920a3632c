// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/service-choices.ts';
import * as hi from '../hi/service-choices.ts';
import * as mr from '../mr/service-choices.ts';

export const serviceChoices: ByLanguage<typeof en.serviceChoices> = {
  en: en.serviceChoices,
  hi: hi.serviceChoices,
  mr: mr.serviceChoices,
};
