import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { catalogueWords } from '#contract/catalogue/known.ts';
import type { PageAnswers } from '#contract/customer/page-answers.ts';
import { type Lang, loadWords } from '#i18n/index.ts';
import { artOf } from '#ui/art/service-art.ts';
import firstPicture from '#ui/art/services/house-cleaning.svg?raw';
import { niche } from '#ui/service-card.tsx';
import { App } from './app.tsx';
import Booking from './routes/booking.tsx';
import BookingHistory from './routes/booking-history.tsx';
import Main from './routes/main.tsx';
import SignedIn from './routes/signed-in.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Root } from './shell/root.tsx';

const routes = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: SignedIn,
        children: [
          { path: '/main', Component: Main },
          { path: '/booking-history', Component: BookingHistory },
          { path: '/bookings/:id', Component: Booking },
        ],
      },
    ],
  },
];

export { learnCatalogue } from '#contract/catalogue/known.ts';
export { learnBrand } from '#contract/known-brand.ts';
export { learnOfferedLanguages } from '#contract/offered-languages.ts';
export { drawFront } from './landing/draw-front.tsx';
export { drawPolicy } from './legal/draw-policy.tsx';
export { drawService } from './service-page/draw-service-page.tsx';

export type DrawPage = (path: string, answers: PageAnswers) => string;

/**
 * A page of one person as HTML, to be taken over by the app as it is. Runs in the server, which knows who asks before it
 * sends the page (decision 0315); built into a file of its own, with React in it.
 */
export async function drawerOf(lang: Lang): Promise<DrawPage> {
  const built = await loadWords(lang);
  return (path, answers) => {
    const spoken = { lang, words: { ...built, catalogue: catalogueWords(lang) } };
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    const html = renderToString(<App spoken={spoken} answers={answers} router={router} />);
    router.dispose();
    // The head of the page has it already.
    return withFirstPicture(html.replace(/<title>[^<]*<\/title>/, ''));
  };
}

/**
 * The picture that a phone shows first is the largest thing on the dashboard, and stands in the page instead of coming a
 * round trip later. React leaves attributes as they are when it takes over; a card that is made anew has the file again.
 */
const withFirstPicture = (html: string): string =>
  html.replace(niche(artOf('house-cleaning')), inlined);

const inlined = `data:image/svg+xml,${firstPicture
  .replace(/viewBox="[^"]*"/, 'viewBox="-60 0 600 360"')
  .replaceAll('"', "'")
  .replace(/[%#<>\s]/g, (character) => encodeURIComponent(character))}`;
