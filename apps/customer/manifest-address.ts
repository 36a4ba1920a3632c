import type { Lang } from '#i18n/index.ts';

/** The description of the installed app stands in a file for each language. */
export const manifestAddress = (lang: Lang): string => `/site.${lang}.webmanifest`;
