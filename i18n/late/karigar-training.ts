// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/karigar-training.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/karigar-training.ts'),
  hi: () => import('../hi/karigar-training.ts'),
  mr: () => import('../mr/karigar-training.ts'),
};
