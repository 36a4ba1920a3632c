// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/zone-templates.ts';
import * as hi from '../hi/zone-templates.ts';
import * as mr from '../mr/zone-templates.ts';

export const zoneTemplates: ByLanguage<typeof en.zoneTemplates> = {
  en: en.zoneTemplates,
  hi: hi.zoneTemplates,
  mr: mr.zoneTemplates,
};
