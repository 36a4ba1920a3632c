import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadWords } from '#i18n/index.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { keepInstallOffer } from './shell/install-offer.ts';
import { LanguageRoot, langOfBrowser } from './shell/language.tsx';
import { Root } from './shell/root.tsx';
import { startSession } from './shell/session.ts';
import { Starting } from './shell/starting.tsx';
import { startWorker } from './shell/worker.ts';
import '#ui/style.css';

/** Every address of the app and the file behind it; each is downloaded when it is first visited. */
const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      { path: '/login', lazy: page(() => import('./routes/login.tsx')) },
      { path: '/signup', lazy: page(() => import('./routes/signup.tsx')) },
      { path: '/forgot-password', lazy: page(() => import('./routes/reset-password.tsx')) },
      { path: '/reset-password', lazy: page(() => import('./routes/reset-password.tsx')) },
      { path: '/account-deleted', lazy: page(() => import('./routes/account-deleted.tsx')) },
      { path: '/payment-success', lazy: page(() => import('./routes/payment-success.tsx')) },
      { path: '/follow/:token', lazy: page(() => import('./routes/follow.tsx')) },
      {
        lazy: page(() => import('./routes/signed-in.tsx')),
        children: [
          { path: '/main', lazy: page(() => import('./routes/main.tsx')) },
          { path: '/booking-history', lazy: page(() => import('./routes/booking-history.tsx')) },
          { path: '/bookings/:id', lazy: page(() => import('./routes/booking.tsx')) },
          { path: '/papers/:id', lazy: page(() => import('./routes/paper.tsx')) },
        ],
      },
      { path: '*', lazy: page(() => import('./shell/go-to-landing.tsx')) },
    ],
  },
]);

void start();

async function start(): Promise<void> {
  startSession();
  keepInstallOffer();
  startWorker({
    app: new URL(import.meta.url).pathname,
    open: (path) => void router.navigate(path),
  });
  // Ruling R5: nobody but the native wrapper finds a way to sign in on the window.
  if (isNativeWrapper())
    void import('./auth/native-sign-in.ts').then((way) => way.offerNativeSignIn());
  const lang = langOfBrowser();
  document.documentElement.lang = lang;
  const words = await loadWords(lang);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <LanguageRoot first={{ lang, words }}>
      <RouterProvider router={router} />
    </LanguageRoot>,
  );
}

/** The wrapper says so in the name of its browser. */
function isNativeWrapper(): boolean {
  return / AanganApp\/\d/.test(navigator.userAgent);
}

function page(load: () => Promise<{ default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}
