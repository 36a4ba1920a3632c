// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/auth.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/auth.ts'),
  hi: () => import('../hi/auth.ts'),
  mr: () => import('../mr/auth.ts'),
};
