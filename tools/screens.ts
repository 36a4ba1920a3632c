import { LANGS } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { startProduct } from '#testing/product.ts';
import { tourOfConsole, troubleTheDay } from '../stories/console-tour.ts';
import { LOOKS, lookAtEveryScreen, SCREENSHOTS } from '../stories/every-screen.ts';
import { leaveOnlyRavi } from '../stories/karigar-stage.ts';
import { tourOfKarigar } from '../stories/karigar-tour.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

const KARIGAR_TOURS = [
  { lang: 'hi', width: 360 },
  { lang: 'mr', width: 320, dark: true },
] as const;

const CONSOLE_TOURS = [
  { lang: 'en', width: 1920, dark: false },
  { lang: 'en', width: 1280, dark: true },
  { lang: 'hi', width: 1280, dark: false },
  { lang: 'mr', width: 1920, dark: true },
  { lang: 'hi', width: 390, dark: true },
  { lang: 'mr', width: 390, dark: false },
] as const;

/**
 * `npm run test:screens`: a picture of every screen at four widths, light and dark, in all three languages, to be looked at by a
 * person; those of the console and of the Karigar's app in their own sizes. It says what is wider than the screen, what axe finds,
 * and what goes wrong unseen. `npm test` looks at each screen once.
 */
await runTool(async () => {
  await ensureBuilt();
  const product = await startProduct({ site: true });
  const browser = await openBrowser();
  const faults: string[] = [];
  try {
    for (const lang of LANGS) {
      const glance = { lang, width: 390, looks: LOOKS } as const;
      const seen = await lookAtEveryScreen({ product, browser }, glance);
      faults.push(...seen.flatMap((screen) => screen.faults));
      console.log(`${lang}: ${seen.length} screens, each in ${LOOKS.length} looks`);
    }
    const day = await troubleTheDay({ product, browser });
    for (const glance of CONSOLE_TOURS) {
      const stage = { product, browser };
      const tour = await tourOfConsole(stage, day, glance, SCREENSHOTS);
      faults.push(...tour.faults);
      console.log(`The console in ${glance.lang} at ${glance.width} px: ${tour.seen} screens`);
    }
    await leaveOnlyRavi(product);
    for (const tour of KARIGAR_TOURS) {
      faults.push(...(await tourOfKarigar({ product, browser, folder: SCREENSHOTS, ...tour })));
      console.log(`The Karigar's app in ${tour.lang} at ${tour.width} px`);
    }
  } finally {
    await browser.close();
    await product.close();
  }
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(`Every screen stands in ${SCREENSHOTS}`);
  process.exit(faults.length === 0 ? 0 : 1);
});
