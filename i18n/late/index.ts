// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/index.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/index.ts'),
  hi: () => import('../hi/index.ts'),
  mr: () => import('../mr/index.ts'),
};
