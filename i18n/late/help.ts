// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/help.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/help.ts'),
  hi: () => import('../hi/help.ts'),
  mr: () => import('../mr/help.ts'),
};
