import type { DashboardAnswers } from '../../contract/customer/dashboard-answers.ts';
import { themeColour } from '../../contract/palette.ts';
import { type Lang, loadWords } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { GAPS } from '../../server/api/site/gaps.ts';
import { catalogue, firstLearned } from '../../server/seed/data/first-services.ts';
import type { Bundled } from './bundle.ts';
import { firstFactsIn } from './first-facts.ts';
import { buildFirstMomentsOfDashboard } from './first-moments.ts';
import { plainColours, shortNames } from './plain-colours.ts';
import { trimStyle } from './trim-style.ts';

export type DashboardParts = {
  readonly lang: Lang;
  readonly main: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly manifest: string;
};

/**
 * The page of a dashboard that the server draws for whoever is signed in (decision 0315). As on the front page, the
 * styles of what is seen stand in it, and everything else is fetched after the first paint.
 */
export async function dashboardPage(bundled: Bundled, parts: DashboardParts): Promise<string> {
  const { lang, main, modules, styles, manifest } = parts;
  const { dashboard, shell } = await loadWords(lang);
  bundled.drawing.learnCatalogue(firstLearned);
  bundled.drawing.learnBrand(gapBrand);
  const drawing = (await bundled.drawing.drawerOf(lang))(somebody);
  const sheets = await Promise.all(styles.map((file) => bundled.read(file.slice(1))));
  const css = withoutFiles(shortNames(plainColours(sheets.join(''))));
  const style = trimStyle(css, `<html lang="${lang}"><body>${drawing}</body></html>`, OF_SOME);
  const script = await buildFirstMomentsOfDashboard();
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${themeColour}
<title>${dashboard.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script data-main="${main}" data-styles="${styles.join(' ')}" data-modules="${modules.join(' ')}">${script}</script>
</head>
<body>
<div id="root">${GAPS.drawing}</div>
<noscript><p class="starting">${shell.needsScript}</p></noscript>
${firstFactsIn(lang, gapBrand)}
<script type="application/json" id="first-answers">${GAPS.answers}</script>
<link rel="manifest" href="${manifest}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
</body>
</html>
`;
}

/** Icons of some dashboards that are missing on that of the person below. */
const OF_SOME = ['next-visit', 'what', 'when', 'arrow', 'rangoli', 'portrait', 'starting', 'link'];

/**
 * Nothing is asked for before the first paint. Fonts and floor tiles come with the whole styles; until then letters as wide
 * as theirs stand in (`ui/fallback-fonts.css`).
 */
const withoutFiles = (css: string): string => css.replace(/[^{}]+\{[^{}]*\burl\("?\/[^{}]*\}/g, '');

const somebody: DashboardAnswers = {
  session: {
    user: {
      uid: '01919191-9191-7191-9191-919191919191',
      fullName: 'Asha',
      email: null,
      mobile: null,
      profileImage: null,
      lastProfileUpdate: null,
      roles: ['customer'],
      language: 'en',
      mobileProven: false,
      termsDue: false,
    },
    lastAddress: null,
  },
  catalogue: {
    services: catalogue.map(({ priceRupees, initialRating, options, ...service }) => ({
      ...service,
      pricePaise: priceRupees * 100,
      rating: initialRating,
      ratingCount: null,
      availability: { kind: 'from-hour', date: '2026-11-21', minute: 720, daysAhead: 0 },
      options: options.map(({ key }) => ({ key, available: true, pricePaise: priceRupees * 100 })),
    })),
  },
  bookings: { bookings: [], next: null },
  needs: {
    needs: [
      {
        ...{ kind: 'accept', bookingId: '', serviceSlug: 'plumbing', serviceName: 'Plumbing' },
        ...{ amountPaise: null, until: '2026-11-21T12:00:00+05:30', wantsAt: null },
      },
    ],
  },
};
