import { brandName } from '../../contract/brand.ts';
import { byDay } from '../../contract/palette.ts';
import { type Lang, loadWords } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';

/** Manifest for a telephone that puts the app on its screen; each language has its own, all are one app. */
export async function webManifest(lang: Lang): Promise<string> {
  const { device } = await loadWords(lang);
  const called = brandName(gapBrand, lang);
  const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };
  return JSON.stringify({
    id: '/main',
    lang,
    dir: 'ltr',
    name: called,
    short_name: called,
    description: device.appText,
    start_url: '/main',
    scope: '/',
    display: 'standalone',
    background_color: byDay('page'),
    theme_color: byDay('page'),
    categories: ['lifestyle', 'utilities'],
    icons: [
      icon,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: device.book, url: '/main', icons: [icon] },
      { name: device.myBookings, url: '/booking-history', icons: [icon] },
    ],
  });
}
