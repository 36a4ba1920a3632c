// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/notifications.ts';
import * as hi from '../hi/notifications.ts';
import * as mr from '../mr/notifications.ts';

export const notifications: ByLanguage<typeof en.notifications> = {
  en: en.notifications,
  hi: hi.notifications,
  mr: mr.notifications,
};
