// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/calendar.ts';
import * as hi from '../hi/calendar.ts';
import * as mr from '../mr/calendar.ts';

export const calendar: ByLanguage<typeof en.calendar> = {
  en: en.calendar,
  hi: hi.calendar,
  mr: mr.calendar,
};
