import type { Lang } from '#i18n/index.ts';

/**
 * The address of a page in a language, the same wherever it is said: `/` is answered in English unless a browser wishes
 * otherwise.
 */
export const addressIn = (site: string, path: string, lang: Lang): string =>
  `${site}${path}${lang === 'en' ? '' : `?lang=${lang}`}`;

/** The picture of a shared link; drawn by the build. */
export const SHARE_PICTURE = { path: 'share.jpg', width: 1200, height: 630 } as const;
