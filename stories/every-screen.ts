import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { type Lang, loadWords } from '#i18n/index.ts';
import type { Product } from '#testing/product.ts';
import type { Seen } from './scene.ts';
import { tourOfCustomer, tourOfVisitor } from './screen-tour.ts';
import { tourOfVisit } from './visit-tour.ts';

/** Beside the code, ignored by git: `screenshots/mr-390/07-dashboard.png`. */
export const SCREENSHOTS = fileURLToPath(new URL('../screenshots', import.meta.url));

export type Glance = { readonly lang: Lang; readonly width: 390 | 1280 };

/** Every screen of the site, as a visitor, a customer and somebody who waits for a Karigar come to see it. */
export async function lookAtEveryScreen(
  stage: { readonly product: Product; readonly browser: Browser },
  { lang, width }: Glance,
): Promise<readonly Seen[]> {
  const words = await loadWords(lang);
  const folder = join(SCREENSHOTS, `${lang}-${width}`);
  const scene = { ...stage, words, lang, width, folder };
  return [await tourOfVisitor(scene), await tourOfCustomer(scene), await tourOfVisit(scene)].flat();
}
