// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/ops-words.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/ops-words.ts'),
  hi: () => import('../hi/ops-words.ts'),
  mr: () => import('../mr/ops-words.ts'),
};
