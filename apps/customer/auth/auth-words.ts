import type { auth } from '#i18n/en/auth.ts';
import type { Lang } from '#i18n/index.ts';
import { load } from '#i18n/late/auth.ts';

export type AuthWords = typeof auth;

/** Only the words of signing in, for the modal: the landing page has no need of the rest of the app. */
export const loadAuthWords = async (lang: Lang): Promise<AuthWords> => (await load[lang]()).auth;
