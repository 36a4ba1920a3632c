// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/refusals.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/refusals.ts'),
  hi: () => import('../hi/refusals.ts'),
  mr: () => import('../mr/refusals.ts'),
};
