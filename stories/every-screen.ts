import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { type Lang, loadWords } from '#i18n/index.ts';
import type { Product } from '#testing/product.ts';
import type { Look, Seen } from './camera.ts';
import { tourOfCustomer, tourOfVisitor } from './screen-tour.ts';
import { tourOfVisit } from './visit-tour.ts';

/** Beside the code, ignored by git: `screenshots/mr-390/07-dashboard.png`. */
export const SCREENSHOTS = fileURLToPath(new URL('../screenshots', import.meta.url));

export type Glance = {
  readonly lang: Lang;
  readonly width: 390 | 1280;
  readonly looks?: readonly Look[];
};

/** Widths and themes in which a person looks at everything. */
export const LOOKS: readonly Look[] = [360, 390, 768, 1280].flatMap((width) =>
  [false, true].map((dark) => ({ width, dark })),
);

type Stage = { readonly product: Product; readonly browser: Browser };

const TOURS = { visitor: tourOfVisitor, customer: tourOfCustomer, visit: tourOfVisit };
/** A visitor, a customer, and somebody who waits for a Karigar. */
export const WALKERS = ['visitor', 'customer', 'visit'] as const satisfies (keyof typeof TOURS)[];

/** The screens that one of them comes to see. */
export async function walkAs(
  who: (typeof WALKERS)[number],
  stage: Stage,
  { lang, width, ...more }: Glance,
): Promise<readonly Seen[]> {
  const words = await loadWords(lang);
  const folder = join(SCREENSHOTS, `${lang}-${width}`);
  return TOURS[who]({ ...stage, ...more, words, lang, width, folder });
}

/** Every screen of the site. */
export async function lookAtEveryScreen(stage: Stage, glance: Glance): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const who of WALKERS) seen.push(...(await walkAs(who, stage, glance)));
  return seen;
}
