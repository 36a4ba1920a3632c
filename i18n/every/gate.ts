// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/gate.ts';
import * as hi from '../hi/gate.ts';
import * as mr from '../mr/gate.ts';

export const gate: ByLanguage<typeof en.gate> = {
  en: en.gate,
  hi: hi.gate,
  mr: mr.gate,
};
