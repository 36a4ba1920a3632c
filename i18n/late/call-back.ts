// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import type * as english from '../en/call-back.ts';

export const load: ByLanguage<() => Promise<typeof english>> = {
  en: () => import('../en/call-back.ts'),
  hi: () => import('../hi/call-back.ts'),
  mr: () => import('../mr/call-back.ts'),
};
