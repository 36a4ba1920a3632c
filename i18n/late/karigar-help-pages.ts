// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/karigar-help-pages.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/karigar-help-pages.ts'),
  hi: () => import('../hi/karigar-help-pages.ts'),
  mr: () => import('../mr/karigar-help-pages.ts'),
};
