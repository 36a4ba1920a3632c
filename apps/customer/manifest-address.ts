import type { Lang } from '#i18n/index.ts';

/** What an installed app is like stands in a file of each language. */
export const manifestAddress = (lang: Lang): string => `/site.${lang}.webmanifest`;
