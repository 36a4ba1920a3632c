// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/service-pages-event.ts';
import * as hi from '../hi/service-pages-event.ts';
import * as mr from '../mr/service-pages-event.ts';

export const eventPages: ByLanguage<typeof en.eventPages> = {
  en: en.eventPages,
  hi: hi.eventPages,
  mr: mr.eventPages,
};
