import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { type Lang, loadWords } from '#i18n/index.ts';
import { learnPageFacts, learnWordsOf } from '../browser/page-facts.ts';
import { noticeDeadStyles } from '../browser/revive-styles.ts';
import { answersOfPage, keepFirstAnswers } from './api/first-answers.ts';
import { App } from './app.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { keepInstallOffer } from './shell/install-offer.ts';
import { langOfBrowser } from './shell/language.tsx';
import { Root } from './shell/root.tsx';
import { startSession } from './shell/session.ts';
import { Starting } from './shell/starting.tsx';
import { startWaitingExits } from './shell/waiting-exits.ts';
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
      { path: '/undo-change', lazy: page(() => import('./routes/undo-change.tsx')) },
      { path: '/account-deleted', lazy: page(() => import('./routes/account-deleted.tsx')) },
      { path: '/payment-success', lazy: page(() => import('./routes/payment-success.tsx')) },
      { path: '/follow/:token', lazy: page(() => import('./routes/follow.tsx')) },
      {
        lazy: page(() => import('./routes/signed-in.tsx')),
        children: [
          { path: '/main', lazy: page(() => import('./routes/main.tsx')) },
          { path: '/booking-history', lazy: page(() => import('./routes/booking-history.tsx')) },
          { path: '/requests', lazy: page(() => import('./routes/requests.tsx')) },
          { path: '/bookings/:id', lazy: page(() => import('./routes/booking.tsx')) },
          { path: '/tax-documents/:id', lazy: page(() => import('./routes/tax-document.tsx')) },
        ],
      },
      { path: '*', lazy: page(() => import('./shell/go-to-landing.tsx')) },
    ],
  },
]);

void start();

async function start(): Promise<void> {
  noticeDeadStyles();
  const answers = answersOfPage();
  startWaitingExits();
  startSession(answers?.session);
  keepInstallOffer();
  startWorker({
    app: new URL(import.meta.url).pathname,
    open: (path) => void router.navigate(path),
  });
  // Ruling R5: nobody but the native wrapper finds a way to sign in on the window.
  if (isNativeWrapper())
    void import('./auth/native-sign-in.ts').then((way) => way.offerNativeSignIn());
  const lang = answers ? (document.documentElement.lang as Lang) : langOfBrowser();
  document.documentElement.lang = lang;
  learnPageFacts();
  await learnWordsOf(lang);
  const words = await loadWords(lang);
  const root = document.getElementById('root') as HTMLElement;
  const app = <App spoken={{ lang, words }} answers={answers} router={router} onAwake={awake} />;
  if (!answers) return createRoot(root).render(app);
  keepFirstAnswers(answers);
  await allOfPage();
  // In small steps: between them a touch is answered, and the page scrolls.
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** The router has the modules of the address: what the server has drawn is taken over whole, in one go. */
function allOfPage(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** A press on the server's drawing, made before any script was there to hear it, is carried out now. */
function awake(): void {
  const { aanganEarly: early } = window;
  if (!early) return;
  delete window.aanganEarly;
  early.stop();
  for (const pressed of early.targets) pressed.click();
}

/** The wrapper says so in the name of its browser. */
function isNativeWrapper(): boolean {
  return / AanganApp\/\d/.test(navigator.userAgent);
}

function page(load: () => Promise<{ default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}
