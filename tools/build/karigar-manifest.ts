import { KARIGAR_APP } from '../../contract/app-paths.ts';
import { brandName } from '../../contract/brand.ts';
import { byDay } from '../../contract/palette.ts';
import type { Lang } from '../../i18n/index.ts';
import { loadKarigarWords } from '../../i18n/karigar.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';

export const karigarManifestAddress = (lang: Lang): string => `/karigar-${lang}.webmanifest`;

/** An app of its own on the telephone, beside the customer's: whoever works with us may also book. */
export async function karigarManifest(lang: Lang): Promise<string> {
  const { karigar } = await loadKarigarWords(lang);
  const brand = brandName(gapBrand, lang);
  const icon = { src: '/karigar-192.png', sizes: '192x192', type: 'image/png' };
  return JSON.stringify({
    id: KARIGAR_APP,
    lang,
    dir: 'ltr',
    name: `${brand} ${karigar.appName}`,
    short_name: karigar.appName,
    description: karigar.appText,
    start_url: KARIGAR_APP,
    scope: KARIGAR_APP,
    display: 'standalone',
    orientation: 'portrait',
    background_color: byDay('page'),
    theme_color: byDay('page'),
    categories: ['business', 'productivity'],
    icons: [
      icon,
      { src: '/karigar-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/karigar-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: karigar.tabs.day, url: KARIGAR_APP, icons: [icon] },
      { name: karigar.tabs.offers, url: `${KARIGAR_APP}/offers`, icons: [icon] },
    ],
  });
}
