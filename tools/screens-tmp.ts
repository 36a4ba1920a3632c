import { LANGS } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { startProduct } from '#testing/product.ts';
import { lookAtEveryScreen, SCREENSHOTS } from '../stories/every-screen.ts';
import { leaveOnlyRavi } from '../stories/karigar-stage.ts';
import { tourOfKarigar } from '../stories/karigar-tour.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

const KARIGAR_TOURS = [
  { lang: 'hi', width: 360 },
  { lang: 'mr', width: 320, dark: true },
] as const;

/**
 * `npm run test:screens`: a picture of every screen at both widths in all three languages, to be looked at by a person;
 * says what is wider than the screen or goes wrong unseen. `npm test` looks at each screen once.
 */
await runTool(async () => {
  
  const product = await startProduct({ site: true });
  const browser = await openBrowser();
  const faults: string[] = [];
  try {
    for (const lang of ['en','hi'] as const) {
      for (const width of (lang === 'en' ? [390] : [1280]) as readonly (390|1280)[]) {
        const seen = await lookAtEveryScreen({ product, browser }, { lang, width });
        faults.push(...seen.flatMap((screen) => screen.faults));
        console.log(`${lang} at ${width} px: ${seen.length} screens`);
      }
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
