// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/legal.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/legal.ts'),
  hi: () => import('../hi/legal.ts'),
  mr: () => import('../mr/legal.ts'),
};
