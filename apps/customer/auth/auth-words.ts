import type { auth } from '#i18n/en/auth.ts';
import type { Lang } from '#i18n/index.ts';

export type AuthWords = typeof auth;

/** Only the words of signing in, for the modal: the landing page has no need of the rest of the app. */
const load: Record<Lang, () => Promise<{ auth: AuthWords }>> = {
  en: () => import('#i18n/en/auth.ts'),
  hi: () => import('#i18n/hi/auth.ts'),
  mr: () => import('#i18n/mr/auth.ts'),
};

export const loadAuthWords = async (lang: Lang): Promise<AuthWords> => (await load[lang]()).auth;
