// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/karigar-words.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/karigar-words.ts'),
  hi: () => import('../hi/karigar-words.ts'),
  mr: () => import('../mr/karigar-words.ts'),
};
